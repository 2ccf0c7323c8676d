import { sanitiseHtml } from '@fakos/contracts/html/sanitise';
import {
  createProduct as createCall,
  type ProductImportRow,
  productLimits,
  updateProduct as updateCall,
} from '@fakos/contracts/products/contract';
import { productImage } from '@fakos/contracts/products/fields';
import { formatStrengths } from '@fakos/contracts/reading-glasses/strengths-text';
import { z } from 'zod';
import { validationMessages } from '../../../errors/validation-messages.ts';
import { type Language, translate } from '../../../text/translate.ts';
import { findBrokenLinkRule } from '../products/product-addon-links.ts';
import type { ProductFields } from '../products/product-columns.ts';
import { listBrokenRules } from '../products/product-rules.ts';
import { type StrengthStock, sumStock } from '../products/product-strengths.ts';
import {
  type ColumnName,
  type FieldColumnName,
  type FileColumn,
  getHeading,
  listFieldColumns,
  readVersion,
  type WrittenProduct,
} from './file-columns.ts';
import type { FileProduct } from './file-products.repo.ts';
import type { FileRow } from './read-product-file.ts';
import type { ShopLookups } from './shop-lookups.ts';

type Field = FileColumn['field'];
/** Valid new values by field. */
export type RowValues = ReadonlyMap<Field, unknown>;

/** The effect of a row. Without differences and errors the product is unchanged. */
export interface CheckedRow {
  readonly row: FileRow;
  /** The product that the row changes; undefined for a new one. */
  readonly product: FileProduct | undefined;
  readonly values: RowValues;
  readonly changes: ProductImportRow['changes'];
  readonly errors: ProductImportRow['errors'];
}

/** A row with the product that it names, and everything needed to check it. */
export interface RowContext {
  readonly product: FileProduct | undefined;
  readonly lookups: ShopLookups;
  readonly language: Language;
  readonly headingCount: number;
  /** The product that has a SKU or slug. */
  readonly owners: { readonly sku: ReadonlyMap<string, number>; readonly slug: ReadonlyMap<string, number> };
  /** Number of another row with the same ID, SKU or slug. */
  findDuplicate(column: ColumnName): number | undefined;
}

/** Longest text in a report, in characters. */
const MAX_REPORTED_TEXT = 160;

const images = z.array(productImage).max(productLimits.images).optional();
const shapes = {
  create: { ...createCall.body.shape, images },
  update: { ...updateCall.body.shape, images },
};
type Shape = Readonly<Record<string, z.ZodType>>;

/** Compares a row with its product, and checks it by the rules of `createProduct` and `updateProduct`; reports every error. */
export function checkRow(row: FileRow, context: RowContext): CheckedRow {
  const check = new RowCheck(row, context);
  if (row.wrongCount === undefined) check.run();
  else check.fail(null, 'importCellCount', { cells: row.wrongCount, headings: context.headingCount });
  return {
    row,
    product: context.product,
    values: check.values,
    changes: check.listChanges(),
    errors: check.errors,
  };
}

class RowCheck {
  readonly values = new Map<Field, unknown>();
  readonly errors: ProductImportRow['errors'] = [];
  readonly #row: FileRow;
  readonly #context: RowContext;
  readonly #invalid = new Set<Field>();

  constructor(row: FileRow, context: RowContext) {
    this.#row = row;
    this.#context = context;
  }

  run(): void {
    for (const column of ['id', 'sku', 'slug'] as const) this.#checkDuplicate(column);
    if (this.#row.cells.get('id') && !this.#context.product) {
      this.fail('id', 'importUnknownId');
      return;
    }
    for (const [name, column] of listFieldColumns()) this.#readColumn(name, column);
    this.#checkVersion();
    if (this.values.size > 0 || this.#invalid.size > 0) this.#checkRules();
  }

  fail(name: ColumnName | null, rule: string, params: Readonly<Record<string, string | number>> = {}): void {
    this.#addError(name, translate(this.#context.language, `rules.${rule}`, params));
  }

  /** The differences, as the export writes values. */
  listChanges(): ProductImportRow['changes'] {
    const { product, lookups, language } = this.#context;
    const after = this.#getResult();
    const changed = listFieldColumns().filter(([, { field }]) => this.values.has(field));
    return changed.map(([name, column]) => ({
      field: name,
      column: getHeading(name, language),
      before: product ? shorten(column.write(product, lookups, language)) : '',
      after: shorten(column.write(after, lookups, language)),
    }));
  }

  #addError(name: ColumnName | null, message: string): void {
    this.errors.push({ field: name, column: name ? getHeading(name, this.#context.language) : '', message });
  }

  #checkDuplicate(name: ColumnName): void {
    const other = this.#context.findDuplicate(name);
    if (other !== undefined) this.fail(name, 'importTwice', { row: other });
  }

  #readColumn(name: FieldColumnName, column: FileColumn): void {
    const { product, lookups } = this.#context;
    const cell = this.#row.cells.get(name);
    if (cell === undefined ? product : this.#isUnchanged(cell, column)) return;
    const isEmpty = cell === undefined || cell === '';
    // A missing field of a new product gets its default value; without a default it is an error.
    const read =
      isEmpty && (!product || column.whenEmpty === 'refuse') ? { value: undefined } : column.read(cell ?? '', lookups);
    if ('rule' in read)
      this.#refuse(name, column, translate(this.#context.language, `rules.${read.rule}`, read.params));
    else this.#accept(name, column, read.value);
  }

  #isUnchanged(cell: string, column: FileColumn): boolean {
    const { product, lookups } = this.#context;
    if (!product) return false;
    if (cell === '' && column.whenEmpty === 'keep') return true;
    return (['el', 'en'] as const).some(
      (language) => column.write(product, lookups, language).replaceAll('\r\n', '\n').trim() === cell,
    );
  }

  #accept(name: FieldColumnName, column: FileColumn, value: unknown): void {
    const { product, language } = this.#context;
    const { field } = column;
    const shape: Shape = product ? shapes.update : shapes.create;
    const schema = shape[field] ?? z.never();
    // An update may omit a column, but a cell must have a value.
    const isMissing = product !== undefined && value === undefined;
    const parsed = isMissing ? undefined : schema.safeParse(value);
    if (!parsed?.success) {
      const issues = parsed?.error?.issues ?? [];
      const placed = issues.map((issue) => ({ ...issue, path: [field, ...issue.path] }));
      const messages = validationMessages(placed, z.object({ [field]: schema }), { [field]: value }, language);
      this.#refuse(name, column, Object.values(messages)[0] ?? translate(language, 'fields.required'));
      return;
    }
    if (value === undefined) return;
    const wanted = toStored(field, parsed.data);
    if (!product || !isSame(getValue(product, field), wanted)) this.values.set(field, wanted);
  }

  #refuse(name: FieldColumnName, { field }: FileColumn, message: string): void {
    this.#invalid.add(field);
    this.#addError(name, message);
  }

  /** Refuses to overwrite what changed in the shop after the file was exported; orders change the stock without a new version. */
  #checkVersion(): void {
    const { product } = this.#context;
    const seen = readVersion(this.#row.cells.get('version') ?? '');
    if (!product || !seen) return;
    const { stock } = product.fields;
    if (this.values.get('stock') === seen.stock) this.values.delete('stock');
    const strengths = this.values.get('strengths') as StrengthStock[] | undefined;
    if (strengths && formatStrengths(strengths) === seen.strengths) this.values.delete('strengths');
    const isDifferent = this.values.size > 0 || this.#invalid.size > 0;
    if (isDifferent && seen.version !== product.version) this.fail('version', 'importStale');
    else if (this.#changesStock() && seen.stock !== undefined && seen.stock !== stock) {
      const column = this.values.has('strengths') ? 'strengths' : 'stock';
      this.fail(column, 'importStockStale', { before: seen.stock, now: stock });
    }
  }

  #changesStock(): boolean {
    return this.values.has('stock') || this.values.has('strengths');
  }

  /** The rules that concern several fields or other rows. A field that is invalid by itself is reported once. */
  #checkRules(): void {
    const { product, lookups, owners } = this.#context;
    const { fields, slug, addon_ids, strengths } = this.#getResult();
    const rules: Record<string, string> = listBrokenRules(fields, product?.fields);
    const isTaken = (owner: number | undefined) => owner !== undefined && owner !== product?.id;
    if (this.values.has('sku') && isTaken(owners.sku.get(fields.sku))) rules.sku = 'skuTaken';
    if (this.values.has('slug') && isTaken(owners.slug.get(slug))) rules.slug = 'slugTaken';
    if (strengths.length > 0 && fields.product_type !== 'reading') rules.strengths = 'strengthsOnlyReading';
    const isOwnStock = this.values.has('stock') && strengths.length > 0 && fields.stock !== sumStock(strengths);
    if (isOwnStock) rules.stock = 'stockByStrength';
    const linkRule = findBrokenLinkRule(product?.addon_ids ?? [], addon_ids, lookups.addonLinks);
    if (linkRule) rules.addon_ids = linkRule;
    for (const [name, { field }] of listFieldColumns()) {
      const rule = rules[field];
      if (rule !== undefined && !this.#invalid.has(field)) this.fail(name, rule);
    }
  }

  /** The product as it would be. */
  #getResult(): WrittenProduct {
    const { product } = this.#context;
    const { slug, addon_ids, strengths, images: files, ...fields } = Object.fromEntries(this.values);
    const merged = { ...(product?.fields ?? NO_FIELDS), ...fields } as ProductFields;
    const isPublished = !this.values.has('publish_at') && merged.status !== 'draft';
    return {
      fields: isPublished ? { ...merged, publish_at: null } : merged,
      slug: typeof slug === 'string' ? slug : (product?.slug ?? ''),
      addon_ids: (addon_ids ?? product?.addon_ids ?? []) as number[],
      strengths: (strengths ?? product?.strengths ?? []) as StrengthStock[],
      images: (files ?? product?.images ?? []) as string[],
    };
  }
}

/** Placeholders for a new product's missing fields, which violate no rule. */
const NO_FIELDS: Partial<ProductFields> = {
  price: Number.POSITIVE_INFINITY,
  sale_price: null,
  publish_at: null,
  status: 'draft',
  lens_matrix: null,
};

function getValue(product: FileProduct, field: Field): unknown {
  if (field === 'slug' || field === 'addon_ids' || field === 'strengths' || field === 'images') return product[field];
  return product.fields[field];
}

/** A valid value as it is stored. */
function toStored(field: Field, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (field === 'description_el' || field === 'description_en') return sanitiseHtml(value);
  return field === 'publish_at' ? new Date(value).toISOString() : value;
}

function isSame(stored: unknown, wanted: unknown): boolean {
  return stored === wanted || (typeof wanted === 'object' && JSON.stringify(stored) === JSON.stringify(wanted));
}

function shorten(text: string): string {
  return text.length > MAX_REPORTED_TEXT ? `${text.slice(0, MAX_REPORTED_TEXT).trimEnd()}…` : text;
}
