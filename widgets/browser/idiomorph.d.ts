/** The package's own build, which has no types. */
export const Idiomorph: { morph(old: Node, content: Node, options: object): void };
