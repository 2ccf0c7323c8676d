import type { ShopDatabase } from '../../../database/schema.ts';
import { Failure } from '../../../errors/failure.ts';
import { type Language, translate } from '../../../text/translate.ts';
import type { ProductFields } from './product-columns.ts';
import { productSearchColumns } from './product-search-columns.ts';
import { findFiledNames, isSkuTaken } from './product-writing.repo.ts';

/**
 * Checks a product against the other rows and returns its search columns.
 *
 * @throws Failure VALIDATION that names every invalid field
 */
export async function checkProduct(
  db: ShopDatabase,
  fields: ProductFields,
  { ownId, language }: { readonly ownId?: number; readonly language: Language },
) {
  const { category, brand } = await findFiledNames(db, fields.category_id, fields.brand_id);
  const brokenRules = listErrors(fields);
  if (!category) brokenRules.category_id = 'unknownParent';
  if (!brand) brokenRules.brand_id = 'unknownBrand';
  if (await isSkuTaken(db, fields.sku, ownId)) brokenRules.sku = 'skuTaken';
  if (!category || !brand || Object.keys(brokenRules).length > 0) {
    const texts = Object.entries(brokenRules).map(([field, rule]) => [field, translate(language, `rules.${rule}`)]);
    throw new Failure('VALIDATION', { fields: Object.fromEntries(texts) });
  }
  return productSearchColumns({ ...fields, ...category, ...brand });
}

/** The rules that the fields break, by field. */
function listErrors(fields: ProductFields): Record<string, string> {
  const brokenRules: Record<string, string> = {};
  if (fields.sale_price !== null && fields.sale_price >= fields.price) brokenRules.sale_price = 'salePrice';
  for (const name of ['shape', 'colour', 'material'] as const) {
    const [greek, english] = [fields[`${name}_el`], fields[`${name}_en`]];
    if (!greek && english) brokenRules[`${name}_el`] = 'bothLanguages';
    if (greek && !english) brokenRules[`${name}_en`] = 'bothLanguages';
  }
  return brokenRules;
}
