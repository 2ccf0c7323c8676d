import {
  archiveProduct as archiveCall,
  arrangeProductPictures,
  createProduct as createCall,
  getEditableProduct,
  updateProduct as updateCall,
  uploadProductPicture,
} from '@fakos/shared-kit/api/products/contract';
import { endpoint, type Surroundings } from '../../http/endpoint.ts';
import { existing } from '../../taxonomy/write-taxonomy.ts';
import { translate } from '../../text/translate.ts';
import { findAddonsOf } from './product-addon-links.ts';
import { toEditableProduct } from './product-columns.ts';
import { addPicture, arrangePictures } from './product-pictures.ts';
import { findProductRow } from './product-writing.repo.ts';
import { archiveProduct, createProduct, updateProduct, writeProducts } from './write-product.ts';

const editorOf = ({ session, language }: Surroundings) => ({ userId: session?.user.id ?? null, language });

/** The calls of products.php that the back office writes products with. */
export const productUpkeepEndpoints = [
  endpoint(getEditableProduct, async ({ query, db }) => {
    const row = existing(await findProductRow(db, query.id));
    return { data: toEditableProduct(row, await findAddonsOf(db, row.id)) };
  }),

  endpoint(createCall, async (context) => {
    const editor = editorOf(context);
    const data = await writeProducts(context.db, (transaction) => createProduct(transaction, context.body, editor));
    return { message: translate(context.language, 'done.productCreated'), data };
  }),

  endpoint(updateCall, async (context) => {
    const editor = editorOf(context);
    const data = await writeProducts(context.db, (transaction) => updateProduct(transaction, context.body, editor));
    return { message: translate(context.language, 'done.productUpdated'), data };
  }),

  endpoint(archiveCall, async ({ body, db, language }) => {
    const data = await writeProducts(db, (transaction) => archiveProduct(transaction, body));
    return { message: translate(language, 'done.productArchived'), data };
  }),

  endpoint(
    uploadProductPicture,
    async (context) => ({
      message: translate(context.language, 'done.productUpdated'),
      data: await addPicture(context),
    }),
    { body: 'upload' },
  ),

  endpoint(arrangeProductPictures, async (context) => ({
    message: translate(context.language, 'done.productUpdated'),
    data: await arrangePictures(context),
  })),
];
