import { z } from 'zod';

// PostgreSQL keeps no NUL, and no other control character belongs into a form's field.
const ONE_LINE = /^\P{Cc}*$/u;
const SEVERAL_LINES = /^[\P{Cc}\n\r\t]*$/u;

/** Plain text of one line, without control characters. */
export function lineOfText(maxLength: number) {
  return z.string().trim().max(maxLength).regex(ONE_LINE);
}

/** Plain text that may have line breaks and tabs, but no other control characters. */
export function linesOfText(maxLength: number) {
  return z.string().trim().max(maxLength).regex(SEVERAL_LINES);
}
