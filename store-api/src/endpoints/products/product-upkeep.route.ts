import {
  archiveProduct as archiveCall,
  arrangeProductImages,
  createProduct as createCall,
  createProductPreview,
  createVariant as createVariantCall,
  duplicateProduct as duplicateCall,
  getEditableProduct,
  getProductHistory,
  updateProduct as updateCall,
  uploadProductImage,
} from '@fakos/contracts/products/contract';
import { createVariant } from '../../domain/catalogue/products/create-variant.ts';
import { duplicateProduct } from '../../domain/catalogue/products/duplicate-product.ts';
import { createPreviewLink } from '../../domain/catalogue/products/preview-links.ts';
import { findProductAddonIds } from '../../domain/catalogue/products/product-addon-links.ts';
import { toEditableProduct } from '../../domain/catalogue/products/product-columns.ts';
import { loadProductHistory } from '../../domain/catalogue/products/product-history.ts';
import { addImage, arrangeImages, findProductAlts } from '../../domain/catalogue/products/product-images.ts';
import { findProductRow } from '../../domain/catalogue/products/product-writing.repo.ts';
import { listStrengths } from '../../domain/catalogue/products/strengths.repo.ts';
import { findEditableVariants } from '../../domain/catalogue/products/variants.repo.ts';
import {
  archiveProduct,
  createProduct,
  updateProduct,
  writeProducts,
} from '../../domain/catalogue/products/write-product.ts';
import { STAFF_STATUSES } from '../../domain/catalogue/visible-statuses.ts';
import { getEditor } from '../../domain/writing/editor.ts';
import { requireFound } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** Endpoints of products.php with which staff edit products. */
export const productUpkeepEndpoints = [
  endpoint(getEditableProduct, async ({ query, db, language }) => {
    const row = requireFound(await findProductRow(db, query.id));
    const addonIds = await findProductAddonIds(db, row.id);
    const strengths = await listStrengths(db, row.id);
    const alts = await findProductAlts(db, row.images);
    const variants = await findEditableVariants(db, row.variant_group, { language, statuses: STAFF_STATUSES });
    return { data: toEditableProduct(row, { addonIds, strengths, variants, alts }) };
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

  endpoint(duplicateCall, async (context) => {
    const editor = getEditor(context);
    const { id } = context.body;
    const data = await writeProducts(context.db, (transaction) => duplicateProduct(transaction, id, editor));
    return { message: translate(context.language, 'done.productDuplicated'), data };
  }),

  endpoint(createVariantCall, async (context) => {
    const editor = getEditor(context);
    const data = await writeProducts(context.db, (transaction) => createVariant(transaction, context.body, editor));
    return { message: translate(context.language, 'done.variantCreated'), data };
  }),

  endpoint(createProductPreview, async ({ body, db, config, language }) => ({
    data: await createPreviewLink(db, { id: body.id, config, language }),
  })),

  endpoint(getProductHistory, ({ query, db }) => loadProductHistory(db, query)),

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
