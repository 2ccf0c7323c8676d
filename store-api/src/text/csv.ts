import type { Language } from './translate.ts';

/** Characters between cells that {@link readCsv} accepts. */
export const SEPARATORS = [';', ',', '\t'] as const;
/** See {@link SEPARATORS}. */
export type Separator = (typeof SEPARATORS)[number];

/** Cell separators and decimal signs of spreadsheets in a language. */
const habits: Readonly<Record<Language, { readonly separator: Separator; readonly decimals: string }>> = {
  el: { separator: ';', decimals: ',' },
  en: { separator: ',', decimals: '.' },
};

/** Byte order mark: without it, spreadsheets do not detect UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Texts that spreadsheets would run as a formula, with or without the apostrophes of {@link neutralise}. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** Rows as a CSV file (RFC 4180) with a byte order mark, the way spreadsheets of the language read it. */
export function writeCsv(rows: readonly (readonly string[])[], language: Language): string {
  const { separator } = habits[language];
  return BYTE_ORDER_MARK + rows.map((cells) => cells.map(writeCell).join(separator)).join('\r\n');
}

/** A number for a cell, with the decimal sign of the language. */
export function formatDecimal(value: number, fractionDigits: number, language: Language): string {
  return value.toFixed(fractionDigits).replace('.', habits[language].decimals);
}

/** A cell that spreadsheets read as text, never as a formula. */
function writeCell(text: string): string {
  return `"${neutralise(text).replaceAll('"', '""')}"`;
}

/** A leading apostrophe stops a formula; texts that look like such a cell get one too, so that it can be removed again. */
function neutralise(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text of a cell that {@link writeCsv} wrote, without the apostrophe that it put before a formula. */
export function restoreText(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** The separator of a file: the one that occurs most in its first row outside quotes. */
export function detectSeparator(text: string): Separator {
  const counts = new Map<string, number>(SEPARATORS.map((separator) => [separator, 0]));
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) break;
    else if (!isQuoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const count = (separator: Separator) => counts.get(separator) ?? 0;
  return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/**
 * The rows of a CSV file (RFC 4180), one after the other, so that the caller can pause between them; empty lines are rows
 * without cells. Rows end with CRLF, LF or CR. A quoted cell may contain separators, doubled quotes and line breaks; text
 * behind its closing quote belongs to it, and a quote that is never closed ends with the file.
 */
export function* readCsv(text: string, separator: Separator): Generator<string[]> {
  let at = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  // Matches up to the next separator or line break.
  const plain = new RegExp(`[^${separator}\\r\\n]*`, 'y');
  while (at < text.length) {
    const cells: string[] = [];
    for (let isRowOpen = true; isRowOpen; ) {
      let cell = '';
      if (text[at] === '"') [cell, at] = readQuoted(text, at);
      plain.lastIndex = at;
      const [rest = ''] = plain.exec(text) ?? [];
      at += rest.length;
      cells.push(cell + rest);
      isRowOpen = text[at] === separator;
      at += text.startsWith('\r\n', at) ? 2 : 1;
    }
    yield cells.length === 1 && cells[0] === '' ? [] : cells;
  }
}

/** The text of a quoted cell, and the position behind its closing quote. */
function readQuoted(text: string, start: number): [cell: string, end: number] {
  let cell = '';
  for (let from = start + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return [cell + text.slice(from), text.length];
    cell += text.slice(from, quote);
    if (text[quote + 1] !== '"') return [cell, quote + 1];
    cell += '"';
    from = quote + 2;
  }
}
