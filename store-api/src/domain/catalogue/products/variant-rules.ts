import { variantLimits } from '@fakos/contracts/products/fields';
import { toColourSlug } from '@fakos/contracts/products/swatches';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ProductFields } from './product-columns.ts';
import { findVariantKeys } from './variants.repo.ts';

type VariantKey = Pick<ProductFields, 'variant_group' | 'colour_el' | 'colour_en' | 'variant_size' | 'status'>;

interface OwnVariant {
  readonly id: number;
  readonly fields: VariantKey;
}

/**
 * The rules that a product breaks as a variant: names of texts under `rules`, by field. Two variants cannot have the same
 * colour and size, because visitors could choose only one of them.
 */
export async function listBrokenVariantRules(
  db: ShopDatabase,
  fields: VariantKey,
  own: OwnVariant | undefined,
): Promise<Record<string, string>> {
  const group = fields.variant_group;
  if (group === null || fields.status === 'archived' || (own && isSame(own.fields, fields))) return {};
  const others = await findVariantKeys(db, group, own?.id ?? 0);
  if (others.length >= variantLimits.variants) return { variant_group: 'variantGroupFull' };
  const key = toKey(fields);
  return others.some((other) => toKey(other) === key) ? { variant_group: 'variantTaken' } : {};
}

function isSame(before: VariantKey, after: VariantKey): boolean {
  const isRestored = before.status === 'archived' && after.status !== 'archived';
  return !isRestored && before.variant_group === after.variant_group && toKey(before) === toKey(after);
}

function toKey(fields: Pick<VariantKey, 'colour_el' | 'colour_en' | 'variant_size'>): string {
  return JSON.stringify([toColourSlug(fields), fields.variant_size?.toLowerCase() ?? '']);
}
