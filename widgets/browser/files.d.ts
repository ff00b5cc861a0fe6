/** Written by the build (`file_list` in widgets/build/runtime.py): names and digests of what the worker loads. */
export const library: string;
export const archive: string;
export const lock: { info: object; packages: object };
/** Bytes of all that is checked. */
export const size: number;
export const integrity: Record<string, string>;
/** What is loaded only when one of these kinds of widgets is asked for. */
export const later: { archive: string; kinds: string[]; size: number; integrity: string };
