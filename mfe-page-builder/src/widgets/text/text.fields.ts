import { type RunningTextFields, readRunningText, runningTextDefaults } from '../../framework/running-text.fields.ts';

/** Fields of the text widget (spec section 3). */
export type TextFields = RunningTextFields;

export const textDefaults: TextFields = runningTextDefaults;

/** Today's fields from whatever is stored. */
export const readTextFields = readRunningText;
