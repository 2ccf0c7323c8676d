import { readChoice, readColour, readLength, readText } from '../../framework/read-fields.ts';
import type { StoredFields } from '../../framework/widget.ts';

export const textAligns = ['left', 'center', 'right', 'justify'] as const;

/** Smallest and largest size of a text in rem: below it nobody can read it, above it a word does not fit a phone. */
export const FONT_SIZE_BOUNDS = { min: 0.75, max: 4.5 } as const;

/** Fields of the text widget (spec section 3). '' keeps the theme's size or colour. */
export interface TextFields {
  content: string;
  fontSize: string;
  textAlign: (typeof textAligns)[number];
  textColor: string;
}

export const textDefaults: TextFields = { content: '', fontSize: '', textAlign: 'left', textColor: '' };

/** Today's fields from whatever is stored. */
export function readTextFields(stored: StoredFields): TextFields {
  return {
    content: readText(stored.content),
    fontSize: readLength(stored.fontSize, FONT_SIZE_BOUNDS),
    textAlign: readChoice(stored.textAlign, textAligns, textDefaults.textAlign),
    textColor: readColour(stored.textColor),
  };
}
