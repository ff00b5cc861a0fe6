/** Written by the build (`size_list` in widgets/build/runtime.py): what starts Python, smallest first. */
export const files: Record<string, { bytes: number; integrity: string }>;
