import { setImmediate as nextTurn } from 'node:timers/promises';
import { MAX_EXPORTED_PRODUCTS } from '@fakos/contracts/products/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import { writeCsv } from '../../../text/csv.ts';
import type { Language } from '../../../text/translate.ts';
import type { FilesPlace } from '../../files/open-storage.ts';
import { getShopDay } from '../../shop-days.ts';
import { findProductIds } from '../products/list-products.ts';
import type { ProductQuery } from '../products/product-filters.ts';
import { type ColumnName, columnNames, fileColumns, getHeading, writeVersion } from './file-columns.ts';
import { type FileProduct, findFileProducts } from './file-products.repo.ts';
import { loadLookups } from './shop-lookups.ts';

/** Rows that are written before other requests get their turn. */
const BATCH = 500;

interface Export {
  readonly query: ProductQuery;
  readonly language: Language;
  readonly config: FilesPlace;
}

/** The products that a list's filter matches, with all editable fields, as a CSV file that can be imported. */
export async function exportProducts(db: ShopDatabase, { query, language, config }: Export) {
  const ids = await findProductIds(db, query, MAX_EXPORTED_PRODUCTS + 1, language);
  const products = await findFileProducts(db, ids.slice(0, MAX_EXPORTED_PRODUCTS));
  const lookups = await loadLookups(db, config);
  const write = (name: ColumnName, product: FileProduct) => {
    if (name === 'id') return String(product.id);
    return name === 'version' ? writeVersion(product) : fileColumns[name].write(product, lookups, language);
  };
  const rows = [columnNames.map((name) => getHeading(name, language))];
  for (const [index, product] of products.entries()) {
    rows.push(columnNames.map((name) => write(name, product)));
    if (index % BATCH === 0) await nextTurn();
  }
  return {
    filename: `products-${getShopDay(new Date())}.csv`,
    csv: writeCsv(rows, language),
    count: products.length,
    is_complete: ids.length <= MAX_EXPORTED_PRODUCTS,
  };
}
