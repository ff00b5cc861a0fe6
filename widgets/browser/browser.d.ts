/** What some browsers have and the language's own types do not name. */
interface Navigator {
  readonly connection?: { readonly effectiveType: string; readonly saveData: boolean };
}
/** The theme's stream of pages shown. */
declare var document$: { subscribe(told: () => void): void } | undefined;
