import type { createVariant as createVariantCall } from '@fakos/contracts/products/contract';
import { productTextLimits } from '@fakos/contracts/products/fields';
import { toColourSlug } from '@fakos/contracts/products/swatches';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ProductRow } from '../../../database/tables/catalogue.ts';
import type { Language } from '../../../text/translate.ts';
import type { Editor } from '../../writing/editor.ts';
import { findCopied, toCopy } from './duplicate-product.ts';
import { findNextPosition } from './variants.repo.ts';
import { createProduct, updateProduct } from './write-product.ts';

type Look = Pick<z.output<typeof createVariantCall.body>, 'colour_el' | 'colour_en' | 'variant_size'>;

/** The product's name with the variant's colour in place of its own, and with a size that differs. */
function toVariantName(row: ProductRow, look: Look, language: Language): string {
  const [before, after] = [row[`colour_${language}`], look[`colour_${language}`]];
  const name = row[`name_${language}`];
  const inColour = before && after ? name.replace(before, after) : name;
  const isOtherSize = look.variant_size !== null && look.variant_size !== row.variant_size;
  const withSize = isOtherSize ? `${inColour} ${look.variant_size}` : inColour;
  return withSize.slice(0, productTextLimits.name);
}

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
    name_el: toVariantName(row, look, 'el'),
    name_en: toVariantName(row, look, 'en'),
    ...(sku !== undefined && { sku }),
    variant_group: group,
    variant_position: await findNextPosition(db, group),
    ...(toColourSlug(look) === toColourSlug(row) && { images }),
  };
  return createProduct(db, variant, editor);
}
