import { z } from 'zod';
import { rowId } from './contract.ts';

/** The largest number of a row that both databases can hold. */
const MAX_ROW_ID = 2_147_483_647;

// PostgreSQL keeps no NUL, and no other control character belongs into a form's field.
const ONE_LINE = /^\P{Cc}*$/u;
const SEVERAL_LINES = /^[\P{Cc}\n\r\t]*$/u;

/** A row's number that is looked for in the store as it comes. */
export const storableId = rowId.max(MAX_ROW_ID);

/** Plain text of one line, without control characters. */
export function lineOfText(maxLength: number) {
  return z.string().trim().max(maxLength).regex(ONE_LINE);
}

/** Plain text that may have line breaks and tabs, but no other control characters. */
export function linesOfText(maxLength: number) {
  return z.string().trim().max(maxLength).regex(SEVERAL_LINES);
}
