import { setImmediate as nextTurn } from 'node:timers/promises';
import { LANGUAGES } from '@fakos/contracts/languages';
import { importLimits, type ProductImportReport } from '@fakos/contracts/products/contract';
import { Failure } from '../../../errors/failure.ts';
import { detectSeparator, readCsv, restoreText } from '../../../text/csv.ts';
import { foldText } from '../../../text/normalise.ts';
import { type Language, translate } from '../../../text/translate.ts';
import { type ColumnName, columnNames, getHeading } from './file-columns.ts';

/** Rows that are read before other requests get their turn. */
const BATCH = 500;
/** First bytes of a ZIP file: spreadsheets save their own format as one. */
const ZIP = Buffer.from('PK\u0003\u0004');
const UTF_16 = Buffer.from([0xff, 0xfe]);

/** A row of a file: its number in a spreadsheet, and its cells by column. */
export interface FileRow {
  readonly number: number;
  readonly cells: ReadonlyMap<ColumnName, string>;
  /** Number of cells, where it is not that of the headings. */
  readonly wrongCount?: number;
}

/** A file of products. */
export interface ProductFile extends Pick<ProductImportReport, 'file' | 'ignored_columns'> {
  readonly headingCount: number;
  readonly rows: readonly FileRow[];
}

/**
 * Reads a file of products: UTF-8, UTF-16 or, if the bytes are neither, Windows-1253, which Greek spreadsheets write. Headings
 * are the names of columns or their texts in any language; case, accents and punctuation do not matter.
 *
 * @throws Failure VALIDATION at `file`, for a file that is not a list of products
 */
export async function readProductFile(source: Buffer | string, language: Language): Promise<ProductFile> {
  const { text, encoding } =
    typeof source === 'string' ? ({ text: source, encoding: 'utf-8' } as const) : decode(source, language);
  const separator = detectSeparator(text.trimStart());
  let headings: Headings | undefined;
  const rows: FileRow[] = [];
  let number = 0;
  for (const cells of readCsv(text, separator)) {
    number += 1;
    if (number % BATCH === 0) await nextTurn();
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (headings) rows.push(toRow(number, cells, headings));
    else headings = readHeadings(cells, language);
    if (rows.length > importLimits.rows) throw refuse(language, 'importTooManyRows', { max: importLimits.rows });
  }
  if (!headings || rows.length === 0) throw refuse(language, 'importEmpty');
  const { count: headingCount, ignored } = headings;
  return { file: { encoding, separator }, ignored_columns: ignored, headingCount, rows };
}

function decode(bytes: Buffer, language: Language) {
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) throw refuse(language, 'importSpreadsheet');
  if (bytes.subarray(0, UTF_16.length).equals(UTF_16)) {
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le' } as const;
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' } as const;
  } catch {
    return { text: new TextDecoder('windows-1253').decode(bytes), encoding: 'windows-1253' } as const;
  }
}

interface Headings {
  readonly columns: readonly (ColumnName | undefined)[];
  readonly ignored: string[];
  readonly count: number;
}

function readHeadings(cells: readonly string[], language: Language): Headings {
  const headings = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
  const columns = headings.map((heading) => columnsByHeading.get(toKey(heading)));
  const repeated = columns.find((name, index) => name !== undefined && columns.indexOf(name) !== index);
  if (repeated) throw refuse(language, 'importTwoColumns', { name: getHeading(repeated, language) });
  if (!columns.includes('id') && !columns.includes('sku')) throw refuse(language, 'importNoKey');
  const ignored = headings.filter((heading, index) => columns[index] === undefined && heading.trim() !== '');
  return { columns, ignored, count: headings.length };
}

const columnsByHeading: ReadonlyMap<string, ColumnName> = new Map(
  columnNames.flatMap((name) =>
    [name, ...LANGUAGES.map((language) => getHeading(name, language))].map(
      (heading) => [toKey(heading), name] as const,
    ),
  ),
);

function toKey(heading: string): string {
  return foldText(heading.replace(/[^\p{L}\p{N}]+/gu, ' '));
}

function toRow(number: number, cells: readonly string[], { columns, count }: Headings): FileRow {
  const named = columns.flatMap((name, index) => {
    const cell = restoreText(cells[index] ?? '')
      .replaceAll('\r\n', '\n')
      .trim();
    return name === undefined ? [] : [[name, cell] as const];
  });
  const isWrong = cells.length < count || cells.slice(count).some((cell) => cell.trim() !== '');
  return { number, cells: new Map(named), ...(isWrong && { wrongCount: cells.length }) };
}

function refuse(language: Language, rule: string, params: Readonly<Record<string, string | number>> = {}): Failure {
  return new Failure('VALIDATION', { fields: { file: translate(language, `rules.${rule}`, params) } });
}
