import type { EndpointBody } from '@fakos/contracts/endpoint';
import type { FieldErrors } from '@fakos/contracts/errors';
import type { Language } from '@fakos/contracts/languages';
import type { createProduct } from '@fakos/contracts/products/contract';
import type { EditableProduct } from '@fakos/contracts/products/fields';
import { formatAmountForField, parseAmount } from '../../../framework/decimal.ts';
import { toInstant, toLocalTime } from '../../../framework/local-time.ts';
import { type MatrixValues, toLensMatrix, toMatrixValues } from './optics/matrix-values.ts';
import { type StrengthValues, sumPieces, toStrengthValues, toWantedStrengths } from './optics/strength-values.ts';

/** Limits of a price in euros, of the stock, of a frame's measures in millimetres and of its weight in grams, as in the contract. */
export const limits = {
  minPrice: 0.01,
  maxPrice: 1_000_000,
  maxStock: 1_000_000,
  maxMeasure: 300,
  maxWeight: 5000,
  maxPosition: 999,
} as const;

const texts = ['name', 'short_description', 'description', 'shape', 'colour', 'material'] as const;
const attributes: readonly string[] = ['shape', 'colour', 'material'];
const measures = ['lens_width', 'bridge_width', 'temple_length', 'lens_height', 'frame_width'] as const;

const choices = ['frame_type', 'nose_pads', 'gender', 'age_group', 'uv_category'] as const;
const variantTexts = ['variant_group', 'variant_size', 'colour_hex'] as const;
/** Fields that may be empty and are numbers on the wire. */
const optionalNumbers: readonly string[] = [...measures, 'weight', 'uv_category'];
const optionalTexts: readonly string[] = [...choices, ...variantTexts];

type LocalisedName = `${(typeof texts)[number]}_${Language}`;
type MeasureName = (typeof measures)[number] | 'weight';
type ChoiceName = (typeof choices)[number] | (typeof variantTexts)[number];

/** Names of the localised fields, without the language. */
export const localisedNames: readonly string[] = texts;

/** Values of the product form: numbers and amounts are texts as typed, ids are texts of the selects. */
export type ProductValues = Record<LocalisedName | MeasureName | ChoiceName, string> & {
  polarised: boolean;
  /** Place among the variants. */
  variant_position: string;
  slug: string;
  sku: string;
  category_id: string;
  brand_id: string;
  product_type: string;
  price: string;
  sale_price: string;
  vat_rate: string;
  stock: string;
  featured: boolean;
  status: string;
  /** When a draft is published, in the time zone of the browser; empty for never. */
  publish_at: string;
  /** Null for a lens in every usual variant. */
  lens_matrix: MatrixValues | null;
  /** Null for stock that all strengths share. */
  strengths: readonly StrengthValues[] | null;
  addon_ids: readonly number[];
};

/** Fields of the product endpoints. */
export type ProductFields = EndpointBody<typeof createProduct>;

/** Values of an empty form; `vatRate` is the default rate in percent. */
export function createProductValues(vatRate: number): ProductValues {
  const localised = texts.flatMap((name) => [`${name}_el`, `${name}_en`]);
  return {
    ...(Object.fromEntries(
      [...localised, ...measures, 'weight', ...choices, ...variantTexts].map((name) => [name, '']),
    ) as Record<LocalisedName | MeasureName | ChoiceName, string>),
    polarised: false,
    variant_position: '0',
    ...{ slug: '', sku: '', category_id: '', brand_id: '', product_type: 'frame' },
    ...{ price: '', sale_price: '', vat_rate: String(vatRate), stock: '0', featured: false, status: 'draft' },
    publish_at: '',
    lens_matrix: null,
    strengths: null,
    addon_ids: [],
  };
}

/** The form's values for a product. */
export function toProductValues(product: EditableProduct, language: Language): ProductValues {
  const values = createProductValues(product.vat_rate);
  for (const name of texts) {
    values[`${name}_el`] = product[`${name}_el`] ?? '';
    values[`${name}_en`] = product[`${name}_en`] ?? '';
  }
  for (const name of [...measures, 'weight', ...choices, ...variantTexts] as const) {
    values[name] = product[name] === null ? '' : String(product[name]);
  }
  return {
    ...values,
    slug: product.slug,
    sku: product.sku,
    category_id: String(product.category_id),
    brand_id: String(product.brand_id),
    product_type: product.product_type,
    price: formatAmountForField(product.price, language),
    sale_price: product.sale_price === null ? '' : formatAmountForField(product.sale_price, language),
    stock: String(product.stock),
    featured: product.featured === 1,
    polarised: product.polarised === 1,
    variant_position: String(product.variant_position),
    // Both mean that visitors can see the product.
    status: product.status === 'active' ? 'published' : product.status,
    publish_at: toLocalTime(product.publish_at),
    lens_matrix: product.lens_matrix && toMatrixValues(product.lens_matrix, language),
    strengths: product.strengths.length > 0 ? toStrengthValues(product.strengths) : null,
    addon_ids: product.addon_ids,
  };
}

/**
 * The endpoint's fields for valid values. Only a draft has a time of publication. Strengths need the stored ones: see
 * `toWantedStrengths`.
 */
export function toProductFields(values: Partial<ProductValues>): Partial<ProductFields> {
  const { publish_at: time, lens_matrix: matrix, strengths: _strengths, ...others } = values;
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(others)) fields[name] = toProductField(name, value);
  if (time !== undefined && (values.status ?? 'draft') === 'draft') fields.publish_at = toInstant(time);
  if (matrix !== undefined) fields.lens_matrix = matrix && toLensMatrix(matrix);
  return fields;
}

/** The endpoint's fields for a new product with valid values. */
export function toNewProduct({ strengths, ...values }: ProductValues): ProductFields {
  const { stock, ...fields } = toProductFields(values);
  const counted = strengths ? { strengths: toWantedStrengths([], strengths, 'correction') } : { stock };
  return { ...fields, ...counted } as ProductFields;
}

/** The field of the form for a field in the server's errors. */
export function toFormField(field: string): string {
  const [name = field] = field.split('.');
  return name === 'stock_change' ? 'stock' : name;
}

function toProductField(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return typeof value === 'boolean' ? (value ? 1 : 0) : value;
  if (name === 'price' || name === 'sale_price') return parseAmount(value);
  if (name === 'stock' || name === 'vat_rate' || name === 'variant_position' || name.endsWith('_id'))
    return Number(value);
  if (optionalNumbers.includes(name)) return value.trim() === '' ? null : Number(value);
  if (optionalTexts.includes(name)) return value.trim() === '' ? null : value.trim();
  const attribute = name.replace(/_(?:el|en)$/, '');
  return attributes.includes(attribute) && value.trim() === '' ? null : value;
}

/** Messages of the form's own validation. */
export interface ProductMessages {
  readonly required: string;
  readonly amount: string;
  readonly saleTooHigh: string;
  readonly stock: string;
  readonly measure: string;
  readonly weight: string;
  readonly bothLanguages: string;
  readonly matrix: string;
  readonly noStrength: string;
  readonly strengths: string;
  readonly hex: string;
  readonly position: string;
}

/** Errors of the form's values by field. */
export function validateProduct(values: ProductValues, messages: ProductMessages): FieldErrors {
  const errors: Record<string, string> = {};
  for (const name of ['name_el', 'name_en', 'sku', 'category_id', 'brand_id'] as const) {
    if (values[name].trim() === '') errors[name] = messages.required;
  }
  const price = parsePrice(values.price);
  const hasSalePrice = values.sale_price.trim() !== '';
  const salePrice = parsePrice(values.sale_price);
  if (price === null) errors.price = messages.amount;
  if (hasSalePrice && salePrice === null) errors.sale_price = messages.amount;
  else if (hasSalePrice && price !== null && (salePrice ?? 0) >= price) errors.sale_price = messages.saleTooHigh;
  if (values.lens_matrix && !toLensMatrix(values.lens_matrix)) errors.lens_matrix = messages.matrix;
  if (values.strengths?.length === 0) errors.strengths = messages.noStrength;
  else if (values.strengths && sumPieces(values.strengths) === undefined) errors.strengths = messages.strengths;
  if (!values.strengths && !isWholeNumber(values.stock, 0, limits.maxStock)) errors.stock = messages.stock;
  for (const name of measures) {
    if (values[name].trim() !== '' && !isWholeNumber(values[name], 1, limits.maxMeasure))
      errors[name] = messages.measure;
  }
  if (values.weight.trim() !== '' && !isWholeNumber(values.weight, 1, limits.maxWeight))
    errors.weight = messages.weight;
  if (!/^(?:#[0-9a-f]{6})?$/i.test(values.colour_hex.trim())) errors.colour_hex = messages.hex;
  if (!isWholeNumber(values.variant_position, 0, limits.maxPosition)) errors.variant_position = messages.position;
  for (const name of ['shape', 'colour', 'material'] as const) {
    const [greek, english] = [values[`${name}_el`].trim(), values[`${name}_en`].trim()];
    if (!greek && english) errors[`${name}_el`] = messages.bothLanguages;
    if (greek && !english) errors[`${name}_en`] = messages.bothLanguages;
  }
  return errors;
}

function parsePrice(typed: string): number | null {
  const amount = parseAmount(typed);
  return amount !== null && amount >= limits.minPrice && amount <= limits.maxPrice ? amount : null;
}

function isWholeNumber(typed: string, min: number, max: number): boolean {
  const number = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return number >= min && number <= max;
}
