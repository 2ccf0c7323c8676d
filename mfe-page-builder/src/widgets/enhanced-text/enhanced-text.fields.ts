import { readColour, readLength } from '../../framework/read-fields.ts';
import { type RunningTextFields, readRunningText, runningTextDefaults } from '../../framework/running-text.fields.ts';
import type { StoredFields } from '../../framework/widget.ts';

/** Smallest and largest padding in rem. */
export const PADDING_BOUNDS = { min: 0, max: 6 } as const;

/** Fields of the enhanced-text widget: a text on a ground of its own. '' keeps the page's ground and the usual padding. */
export interface EnhancedTextFields extends RunningTextFields {
  backgroundColor: string;
  padding: string;
}

export const enhancedTextDefaults: EnhancedTextFields = { ...runningTextDefaults, backgroundColor: '', padding: '' };

/** Today's fields from whatever is stored. */
export function readEnhancedTextFields(stored: StoredFields): EnhancedTextFields {
  return {
    ...readRunningText(stored),
    backgroundColor: readColour(stored.backgroundColor),
    padding: readLength(stored.padding, PADDING_BOUNDS),
  };
}
