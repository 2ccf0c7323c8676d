import { z } from 'zod';
import { readingStrengths } from './rules.ts';

/** See `readingStrengths` in the rules. */
export const readingStrength = z.literal(readingStrengths);

/** The strength of a cart line with reading glasses. */
export const readingStrengthConfiguration = z.object({
  kind: z.literal('reading-strength'),
  strength: readingStrength,
});
/** See {@link readingStrengthConfiguration}. */
export type ReadingStrengthConfiguration = z.output<typeof readingStrengthConfiguration>;
