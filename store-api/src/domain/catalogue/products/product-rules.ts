import type { ShopDatabase } from '../../../database/schema.ts';
import { Failure } from '../../../errors/failure.ts';
import { type Language, translate } from '../../../text/translate.ts';
import type { ProductFields } from './product-columns.ts';
import { productSearchColumns } from './product-search-columns.ts';
import { findFiledNames, isSkuTaken } from './product-writing.repo.ts';

/**
 * Checks what a product must be among the other rows, and answers the columns that it is found by.
 *
 * @throws Failure VALIDATION that names every field at fault
 */
export async function checkProduct(
  db: ShopDatabase,
  fields: ProductFields,
  { ownId, language }: { readonly ownId?: number; readonly language: Language },
) {
  const { category, brand } = await findFiledNames(db, fields.category_id, fields.brand_id);
  const faults = faultsOf(fields);
  if (!category) faults.category_id = 'unknownParent';
  if (!brand) faults.brand_id = 'unknownBrand';
  if (await isSkuTaken(db, fields.sku, ownId)) faults.sku = 'skuTaken';
  if (!category || !brand || Object.keys(faults).length > 0) {
    const texts = Object.entries(faults).map(([field, rule]) => [field, translate(language, `rules.${rule}`)]);
    throw new Failure('VALIDATION', { fields: Object.fromEntries(texts) });
  }
  return productSearchColumns({ ...fields, ...category, ...brand });
}

/** The rules that a product breaks by itself, by field. */
function faultsOf(fields: ProductFields): Record<string, string> {
  const faults: Record<string, string> = {};
  if (fields.sale_price !== null && fields.sale_price >= fields.price) faults.sale_price = 'salePrice';
  for (const name of ['shape', 'colour', 'material'] as const) {
    const [greek, english] = [fields[`${name}_el`], fields[`${name}_en`]];
    if (!greek && english) faults[`${name}_el`] = 'bothLanguages';
    if (greek && !english) faults[`${name}_en`] = 'bothLanguages';
  }
  return faults;
}
