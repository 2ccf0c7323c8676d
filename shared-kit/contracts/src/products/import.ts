import { z } from 'zod';
import { MAX_UPLOAD_BYTES } from '../images/contract.ts';

/**
 * Limits of an import of products: size of the file in bytes, number of rows with a product, and milliseconds after which a
 * request writes no more rows, because requests end after 30 s.
 */
export const importLimits = { bytes: MAX_UPLOAD_BYTES, rows: 10_000, writeMs: 18_000 } as const;

/** Forms of multipart requests contain texts only. */
const flag = z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])]).transform((value) => {
  return value === true || value === 'true' || value === '1';
});

/** Body of an import. */
export const productImport = z.object({
  /** The text of the file, where no file is uploaded. */
  csv: z.string().max(importLimits.bytes).optional(),
  /** Validates and reports the changes without writing anything. */
  dry_run: flag.default(false),
  /** Handling of rows with errors: `stop` writes no row at all, `skip` writes the others. */
  on_error: z.enum(['stop', 'skip']).default('stop'),
});

const problem = z.object({
  /** Name of the column, such as `name_el` or `category`; null for a problem of the whole row. */
  field: z.string().nullable(),
  /** Heading of the column in the language of the request; empty for a problem of the whole row. */
  column: z.string(),
  message: z.string(),
});

const fieldChange = z.object({
  field: z.string(),
  column: z.string(),
  /** As the export writes them; long texts are shortened. */
  before: z.string(),
  after: z.string(),
});

/** A row that creates or changes a product, or cannot. */
export const productImportRow = z.object({
  /** Number of the row in a spreadsheet: the heading is row 1. */
  row: z.number().int(),
  status: z.enum(['new', 'changed', 'error']),
  /** True if the row was written. */
  is_written: z.boolean(),
  /** The product; null for a new one that was not written. */
  id: z.number().int().nullable(),
  sku: z.string(),
  name: z.string(),
  changes: z.array(fieldChange),
  errors: z.array(problem),
});
/** See {@link productImportRow}. */
export type ProductImportRow = z.output<typeof productImportRow>;

/** The result of an import, or its preview. */
export const productImportReport = z.object({
  dry_run: z.boolean(),
  /**
   * False if the time of one request was not enough for all rows. The same request continues: rows that were written are
   * unchanged then.
   */
  is_complete: z.boolean(),
  /** How the file was read. */
  file: z.object({ encoding: z.enum(['utf-8', 'utf-16le', 'windows-1253']), separator: z.enum([';', ',', '\t']) }),
  /** Headings of columns that are no field of a product. */
  ignored_columns: z.array(z.string()),
  counts: z.object({
    rows: z.number().int(),
    new: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    errors: z.number().int(),
    written: z.number().int(),
  }),
  /** All rows except the unchanged ones, in the order of the file. */
  rows: z.array(productImportRow),
});
/** See {@link productImportReport}. */
export type ProductImportReport = z.output<typeof productImportReport>;
