import type { createVariant as createVariantCall } from '@fakos/contracts/products/contract';
import { toColourSlug } from '@fakos/contracts/products/swatches';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { Editor } from '../../writing/editor.ts';
import { findCopied, toCopy } from './duplicate-product.ts';
import { findNextPosition } from './variants.repo.ts';
import { createProduct, updateProduct } from './write-product.ts';

/**
 * Copies a product as a draft with its own colour and size, behind the last variant of its group; call it inside
 * `writeProducts`. Images show a colour, so a variant in another colour starts without any.
 */
export async function createVariant(
  db: ShopDatabase,
  { id, sku, ...look }: z.output<typeof createVariantCall.body>,
  editor: Editor,
) {
  const row = await findCopied(db, id);
  const group = row.variant_group ?? row.sku;
  if (row.variant_group === null) {
    await updateProduct(db, { id, version: row.updated_at, variant_group: group }, editor);
  }
  const { images, ...copy } = await toCopy(db, row, editor);
  const variant = {
    ...copy,
    ...look,
    ...(sku !== undefined && { sku }),
    variant_group: group,
    variant_position: await findNextPosition(db, group),
    ...(toColourSlug(look) === toColourSlug(row) && { images }),
  };
  return createProduct(db, variant, editor);
}
