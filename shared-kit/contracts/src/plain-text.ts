import { z } from 'zod';

// PostgreSQL cannot store NUL, and forms have no use for other control characters.
const SINGLE_LINE = /^\P{Cc}*$/u;
const MULTILINE = /^[\P{Cc}\n\r\t]*$/u;

/** Plain text on one line, trimmed, without control characters. */
export function singleLineText(maxLength: number) {
  return z.string().trim().max(maxLength).regex(SINGLE_LINE);
}

/** Plain text, trimmed, without control characters except line breaks and tabs. */
export function multilineText(maxLength: number) {
  return z.string().trim().max(maxLength).regex(MULTILINE);
}
