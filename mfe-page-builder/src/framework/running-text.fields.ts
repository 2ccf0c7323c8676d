import { readChoice, readColour, readLength, readText } from './read-fields.ts';
import type { StoredFields } from './widget.ts';

export const textAligns = ['left', 'center', 'right', 'justify'] as const;

/** Smallest and largest size of a text in rem: below it nobody can read it, above it a word does not fit a phone. */
export const FONT_SIZE_BOUNDS = { min: 0.75, max: 4.5 } as const;

/** A text and how it is set (spec section 3, "text"). '' keeps the theme's size or colour. */
export interface RunningTextFields {
  content: string;
  fontSize: string;
  textAlign: (typeof textAligns)[number];
  textColor: string;
}

export const runningTextDefaults: RunningTextFields = { content: '', fontSize: '', textAlign: 'left', textColor: '' };

/** Today's fields from whatever is stored. */
export function readRunningText(stored: StoredFields): RunningTextFields {
  return {
    content: readText(stored.content),
    fontSize: readLength(stored.fontSize, FONT_SIZE_BOUNDS),
    textAlign: readChoice(stored.textAlign, textAligns, runningTextDefaults.textAlign),
    textColor: readColour(stored.textColor),
  };
}
