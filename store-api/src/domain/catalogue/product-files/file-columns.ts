import { formatLensMatrix, parseLensMatrix } from '@fakos/contracts/contact-lenses/matrix-text';
import { ageGroups, frameTypes, genders, nosePads, productStatus, productType } from '@fakos/contracts/products/fields';
import { formatStrengths, parseStrengths } from '@fakos/contracts/reading-glasses/strengths-text';
import { formatDecimal } from '../../../text/csv.ts';
import { type Language, translate } from '../../../text/translate.ts';
import type { ProductFields } from '../products/product-columns.ts';
import { parseItems, parseLabel, parseNumber, writeItems } from './cell-values.ts';
import type { FileProduct } from './file-products.repo.ts';
import type { ShopLookups } from './shop-lookups.ts';

/** A product as far as columns write it. */
export type WrittenProduct = Pick<FileProduct, 'slug' | 'fields' | 'addon_ids' | 'strengths' | 'images'>;

/** The value of a cell, or the rule that it breaks: the name of a text under `rules`. */
export type CellValue =
  | { readonly value: unknown }
  | { readonly rule: string; readonly params?: Readonly<Record<string, string>> };

/** A column of a file of products. */
export interface FileColumn {
  /** Where its value is in requests, and in {@link WrittenProduct}. */
  readonly field: keyof ProductFields | 'slug' | 'addon_ids' | 'strengths' | 'images';
  /** Effect of an empty cell on an existing product. A new product gets the default of the field, if there is one. */
  readonly whenEmpty: 'clear' | 'keep' | 'refuse';
  write(product: WrittenProduct, lookups: ShopLookups, language: Language): string;
  read(cell: string, lookups: ShopLookups): CellValue;
}

type TextField = {
  [Field in keyof ProductFields]: ProductFields[Field] extends string | null ? Field : never;
}[keyof ProductFields];
type NumberField = {
  [Field in keyof ProductFields]: ProductFields[Field] extends number | null ? Field : never;
}[keyof ProductFields];

const FLAGS = ['yes', 'no'] as const;

function text(field: TextField, whenEmpty: FileColumn['whenEmpty'] = 'clear'): FileColumn {
  return { field, whenEmpty, write: ({ fields }) => fields[field] ?? '', read: (cell) => ({ value: cell }) };
}

function number(field: NumberField, whenEmpty: FileColumn['whenEmpty'], fractionDigits = 0): FileColumn {
  return {
    field,
    whenEmpty,
    write({ fields }, _lookups, language) {
      const value = fields[field];
      return value === null ? '' : formatDecimal(value, fractionDigits, language);
    },
    read(cell) {
      const value = cell === '' ? null : parseNumber(cell);
      return value === undefined ? { rule: 'importNumber' } : { value };
    },
  };
}

function labelled(
  field: 'product_type' | 'status',
  values: readonly string[],
  whenEmpty: FileColumn['whenEmpty'],
): FileColumn {
  const labels = `productsCsv.${field}Labels`;
  return {
    field,
    whenEmpty,
    write: ({ fields }, _lookups, language) => translate(language, `${labels}.${fields[field]}`),
    read: (cell) => ({ value: parseLabel(cell, values, labels) ?? cell }),
  };
}

/** One of a few values, or none. */
function choice(field: 'frame_type' | 'nose_pads' | 'gender' | 'age_group', values: readonly string[]): FileColumn {
  const labels = `products.${field}`;
  return {
    field,
    whenEmpty: 'clear',
    write: ({ fields }, _lookups, language) => (fields[field] ? translate(language, `${labels}.${fields[field]}`) : ''),
    read: (cell) => ({ value: cell === '' ? null : (parseLabel(cell, values, labels) ?? cell) }),
  };
}

function switched(field: 'featured' | 'polarised'): FileColumn {
  return {
    field,
    whenEmpty: 'keep',
    write: ({ fields }, _lookups, language) => translate(language, `productsCsv.flags.${fields[field] ? 'yes' : 'no'}`),
    read(cell) {
      const flag = parseLabel(cell, FLAGS, 'productsCsv.flags');
      if (flag) return { value: flag === 'yes' ? 1 : 0 };
      return cell === '1' || cell === '0' ? { value: Number(cell) } : { rule: 'importFlag' };
    },
  };
}

function reference(field: 'category_id' | 'brand_id', kind: 'category' | 'brand'): FileColumn {
  return {
    field,
    whenEmpty: 'refuse',
    write: ({ fields }, lookups) => lookups[kind].getSlug(fields[field]),
    read: (cell, lookups) => findOne(lookups[kind].find(cell), cell, kind),
  };
}

function findOne(ids: readonly number[], name: string, kind: 'category' | 'brand' | 'addon'): CellValue {
  const unknown = { category: 'importUnknownCategory', brand: 'importUnknownBrand', addon: 'importUnknownAddon' }[kind];
  if (ids.length > 1) return { rule: 'importAmbiguousName', params: { name } };
  return ids.length === 1 ? { value: ids[0] } : { rule: unknown, params: { name } };
}

const slugColumn: FileColumn = {
  field: 'slug',
  whenEmpty: 'keep',
  write: ({ slug }) => slug,
  read: (cell) => ({ value: cell }),
};

const publishAtColumn: FileColumn = {
  field: 'publish_at',
  whenEmpty: 'clear',
  write: ({ fields }) => fields.publish_at ?? '',
  read: (cell) => ({ value: cell === '' ? null : cell }),
};

const addonsColumn: FileColumn = {
  field: 'addon_ids',
  whenEmpty: 'clear',
  write: ({ addon_ids: ids }, lookups) => writeItems(ids.map((id) => lookups.addons.getSlug(id))),
  read(cell, lookups) {
    const found = parseItems(cell).map((name) => findOne(lookups.addons.find(name), name, 'addon'));
    const ids = found.flatMap((one) => ('value' in one ? [Number(one.value)] : []));
    return found.find((one) => 'rule' in one) ?? { value: [...new Set(ids)].sort((one, other) => one - other) };
  },
};

const lensMatrixColumn: FileColumn = {
  field: 'lens_matrix',
  whenEmpty: 'clear',
  write: ({ fields }) => (fields.lens_matrix ? formatLensMatrix(fields.lens_matrix) : ''),
  read(cell) {
    const value = cell === '' ? null : parseLensMatrix(cell);
    return value === undefined ? { rule: 'importLensMatrix' } : { value };
  },
};

const strengthsColumn: FileColumn = {
  field: 'strengths',
  whenEmpty: 'clear',
  write: ({ strengths }) => formatStrengths(strengths),
  read(cell) {
    const value = parseStrengths(cell);
    return value === undefined ? { rule: 'importStrengths' } : { value };
  },
};

const imagesColumn: FileColumn = {
  field: 'images',
  whenEmpty: 'clear',
  write: ({ images }) => writeItems(images),
  read(cell, { images }) {
    const names = parseItems(cell);
    const unknown = names.find((name) => !images.has(name));
    return unknown === undefined ? { value: names } : { rule: 'importUnknownImage', params: { name: unknown } };
  },
};

/** The columns of a file of products by name, in the order in which they are written between `id` and `version`. */
export const fileColumns = {
  sku: text('sku', 'keep'),
  slug: slugColumn,
  name_el: text('name_el', 'refuse'),
  name_en: text('name_en', 'refuse'),
  short_description_el: text('short_description_el'),
  short_description_en: text('short_description_en'),
  description_el: text('description_el'),
  description_en: text('description_en'),
  category: reference('category_id', 'category'),
  brand: reference('brand_id', 'brand'),
  product_type: labelled('product_type', productType.options, 'refuse'),
  price: number('price', 'refuse', 2),
  sale_price: number('sale_price', 'clear', 2),
  vat_rate: number('vat_rate', 'keep'),
  stock: number('stock', 'keep'),
  featured: switched('featured'),
  status: labelled('status', productStatus.options, 'keep'),
  publish_at: publishAtColumn,
  shape_el: text('shape_el'),
  shape_en: text('shape_en'),
  colour_el: text('colour_el'),
  colour_en: text('colour_en'),
  material_el: text('material_el'),
  material_en: text('material_en'),
  lens_width: number('lens_width', 'clear'),
  bridge_width: number('bridge_width', 'clear'),
  temple_length: number('temple_length', 'clear'),
  lens_height: number('lens_height', 'clear'),
  frame_width: number('frame_width', 'clear'),
  weight: number('weight', 'clear'),
  frame_type: choice('frame_type', frameTypes),
  nose_pads: choice('nose_pads', nosePads),
  gender: choice('gender', genders),
  age_group: choice('age_group', ageGroups),
  uv_category: number('uv_category', 'clear'),
  polarised: switched('polarised'),
  variant_group: text('variant_group'),
  variant_position: number('variant_position', 'keep'),
  variant_size: text('variant_size'),
  colour_hex: text('colour_hex'),
  lens_matrix: lensMatrixColumn,
  strengths: strengthsColumn,
  addons: addonsColumn,
  images: imagesColumn,
} as const satisfies Readonly<Record<string, FileColumn>>;

/** Name of a column with a field of the product. */
export type FieldColumnName = keyof typeof fileColumns;
/** Name of a column: one with a field, or one that identifies the product and its version. */
export type ColumnName = 'id' | FieldColumnName | 'version';

const fieldColumnNames = Object.keys(fileColumns) as FieldColumnName[];

/** Names of all columns, in the order of the export. */
export const columnNames: readonly ColumnName[] = ['id', ...fieldColumnNames, 'version'];

/** The heading of a column in a language. */
export function getHeading(name: ColumnName, language: Language): string {
  return translate(language, `productsCsv.headings.${name}`);
}

/** The columns with the fields of products, with their names. */
export function listFieldColumns(): [FieldColumnName, FileColumn][] {
  return fieldColumnNames.map((name) => [name, fileColumns[name]]);
}

const VERSION_SEPARATOR = '/';

/** The base of a row: the product's version, and its stock and that of its strengths, which orders change without a new version. */
export interface FileVersion {
  readonly version: string;
  readonly stock: number | undefined;
  /** As {@link formatStrengths} writes it. */
  readonly strengths: string | undefined;
}

/** The text of a `version` cell. */
export function writeVersion({
  version,
  fields,
  strengths,
}: Pick<FileProduct, 'version' | 'fields' | 'strengths'>): string {
  const parts = [version, fields.stock, ...(strengths.length > 0 ? [formatStrengths(strengths)] : [])];
  return parts.join(VERSION_SEPARATOR);
}

/** Reads a `version` cell; undefined where it is empty. */
export function readVersion(cell: string): FileVersion | undefined {
  if (cell === '') return undefined;
  const [version = '', stock, strengths] = cell.split(VERSION_SEPARATOR);
  return { version, stock: stock === undefined ? undefined : Number(stock), strengths };
}
