import {
  archiveProduct as archiveCall,
  arrangeProductImages,
  createProduct as createCall,
  getEditableProduct,
  updateProduct as updateCall,
  uploadProductImage,
} from '@fakos/contracts/products/contract';
import { findProductAddonIds } from '../../domain/catalogue/products/product-addon-links.ts';
import { toEditableProduct } from '../../domain/catalogue/products/product-columns.ts';
import { addImage, arrangeImages } from '../../domain/catalogue/products/product-images.ts';
import { findProductRow } from '../../domain/catalogue/products/product-writing.repo.ts';
import {
  archiveProduct,
  createProduct,
  updateProduct,
  writeProducts,
} from '../../domain/catalogue/products/write-product.ts';
import { getEditor } from '../../domain/writing/editor.ts';
import { requireFound } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** Endpoints of products.php with which staff edit products. */
export const productUpkeepEndpoints = [
  endpoint(getEditableProduct, async ({ query, db }) => {
    const row = requireFound(await findProductRow(db, query.id));
    return { data: toEditableProduct(row, await findProductAddonIds(db, row.id)) };
  }),

  endpoint(createCall, async (context) => {
    const editor = getEditor(context);
    const data = await writeProducts(context.db, (transaction) => createProduct(transaction, context.body, editor));
    return { message: translate(context.language, 'done.productCreated'), data };
  }),

  endpoint(updateCall, async (context) => {
    const editor = getEditor(context);
    const data = await writeProducts(context.db, (transaction) => updateProduct(transaction, context.body, editor));
    return { message: translate(context.language, 'done.productUpdated'), data };
  }),

  endpoint(archiveCall, async ({ body, db, language }) => {
    const data = await writeProducts(db, (transaction) => archiveProduct(transaction, body));
    return { message: translate(language, 'done.productArchived'), data };
  }),

  endpoint(
    uploadProductImage,
    async (context) => ({
      message: translate(context.language, 'done.productUpdated'),
      data: await addImage(context),
    }),
    { body: 'upload' },
  ),

  endpoint(arrangeProductImages, async (context) => ({
    message: translate(context.language, 'done.productUpdated'),
    data: await arrangeImages(context),
  })),
];
