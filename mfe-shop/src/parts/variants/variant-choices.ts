import type { VariantSwatch } from '@fakos/contracts/products/contract';

/** A colour or size of a product, with the variant that it leads to. */
export interface VariantChoice {
  /** Name of the colour or size. */
  readonly name: string;
  readonly swatch: string | null;
  readonly slug: string;
  readonly isCurrent: boolean;
  /** Every variant that it could lead to is sold out. */
  readonly isSoldOut: boolean;
  /** The other property changes too, because the combination does not exist. */
  readonly changesOther: boolean;
}

type Property = 'colour' | 'size';

/**
 * The values of a property among the variants, in their order; empty where all variants have the same. A value leads to the
 * variant that differs from the current one in nothing else, if there is one, else to the first in stock.
 */
export function listChoices(
  variants: readonly VariantSwatch[],
  currentId: number,
  property: Property,
): readonly VariantChoice[] {
  const other = property === 'colour' ? 'size' : 'colour';
  const current = variants.find(({ id }) => id === currentId);
  const names = [...new Set(variants.flatMap((variant) => variant[property] ?? []))];
  if (names.length < 2) return [];
  return names.flatMap((name) => {
    const having = variants.filter((variant) => variant[property] === name);
    const alike = having.find((variant) => variant[other] === current?.[other]);
    const target = alike ?? having.find((variant) => variant.in_stock) ?? having[0];
    if (!target) return [];
    return {
      name,
      swatch: target.swatch,
      slug: target.slug,
      isCurrent: current?.[property] === name,
      isSoldOut: !target.in_stock,
      changesOther: !alike,
    };
  });
}
