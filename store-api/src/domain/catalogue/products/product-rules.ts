import type { ShopDatabase } from '../../../database/schema.ts';
import { Failure } from '../../../errors/failure.ts';
import { type Language, translate } from '../../../text/translate.ts';
import type { ProductFields } from './product-columns.ts';
import { productSearchColumns } from './product-search-columns.ts';
import { findFiledNames, isSkuTaken } from './product-writing.repo.ts';
import { listBrokenVariantRules } from './variant-rules.ts';

/** The product that is changed, with its stored fields. */
interface OwnProduct {
  readonly id: number;
  readonly fields: ProductFields;
}

/**
 * Checks a product against the other rows and returns its search columns.
 *
 * @throws Failure VALIDATION that names every invalid field
 */
export async function checkProduct(
  db: ShopDatabase,
  fields: ProductFields,
  { own, language }: { readonly own?: OwnProduct; readonly language: Language },
) {
  const { category, brand } = await findFiledNames(db, fields.category_id, fields.brand_id);
  const brokenRules: Record<string, string> = {
    ...listBrokenRules(fields, own?.fields),
    ...(await listBrokenVariantRules(db, fields, own)),
  };
  if (!category) brokenRules.category_id = 'unknownParent';
  if (!brand) brokenRules.brand_id = 'unknownBrand';
  const isSkuChanged = fields.sku !== own?.fields.sku;
  if (isSkuChanged && (await isSkuTaken(db, fields.sku, own?.id))) brokenRules.sku = 'skuTaken';
  if (!category || !brand || Object.keys(brokenRules).length > 0) {
    const texts = Object.entries(brokenRules).map(([field, rule]) => [field, translate(language, `rules.${rule}`)]);
    throw new Failure('VALIDATION', { fields: Object.fromEntries(texts) });
  }
  return productSearchColumns({ ...fields, ...category, ...brand });
}

/**
 * The rules that a product breaks whatever other rows exist: names of texts under `rules`, by field. `before` is the stored
 * product, if there is one.
 */
export function listBrokenRules(fields: ProductFields, before?: ProductFields): Record<string, string> {
  const brokenRules: Record<string, string> = {};
  if (fields.sale_price !== null && fields.sale_price >= fields.price) brokenRules.sale_price = 'salePrice';
  for (const name of ['shape', 'colour', 'material'] as const) {
    const [greek, english] = [fields[`${name}_el`], fields[`${name}_en`]];
    if (!greek && english) brokenRules[`${name}_el`] = 'bothLanguages';
    if (greek && !english) brokenRules[`${name}_en`] = 'bothLanguages';
  }
  if (fields.lens_matrix !== null && fields.product_type !== 'contact-lens')
    brokenRules.lens_matrix = 'matrixOnlyLenses';
  const { publish_at: at } = fields;
  const isNewTime = at !== null && Date.parse(at) !== Date.parse(before?.publish_at ?? '');
  if (at !== null && fields.status !== 'draft') brokenRules.publish_at = 'publishOnlyDraft';
  else if (isNewTime && Date.parse(at) <= Date.now()) brokenRules.publish_at = 'publishInPast';
  return brokenRules;
}
