/** The strengths of ready-made reading glasses in dioptres. */
export const readingStrengths = [1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.25, 3.5] as const;
/** See {@link readingStrengths}. */
export type ReadingStrength = (typeof readingStrengths)[number];
