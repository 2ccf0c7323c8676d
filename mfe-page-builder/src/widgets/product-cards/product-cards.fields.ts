import { readChoice } from '../../framework/read-fields.ts';
import { readCount, readFlagOr } from '../../framework/read-lists.ts';
import type { StoredFields } from '../../framework/widget.ts';

/** A `grid` shows all at once, a `carousel` three at a time. */
export const productCardStyles = ['grid', 'carousel'] as const;

/** Fewest and most products. */
export const PRODUCT_LIMIT_BOUNDS = { min: 1, max: 24 } as const;
const ROW_BOUNDS = { min: 0, max: Number.MAX_SAFE_INTEGER } as const;

/** Fields of the product-cards widget (spec section 3). `categoryId` and `brandId` 0 are every category and brand. */
export interface ProductCardsFields {
  limit: number;
  categoryId: number;
  brandId: number;
  cardStyle: (typeof productCardStyles)[number];
  showImage: boolean;
  showCategory: boolean;
  showBrand: boolean;
  showDescription: boolean;
  showPrice: boolean;
  showAddToCart: boolean;
}

/** Spec section 9: section products default limit 6. */
export const productCardsDefaults: ProductCardsFields = {
  limit: 6,
  categoryId: 0,
  brandId: 0,
  cardStyle: 'grid',
  showImage: true,
  showCategory: true,
  showBrand: true,
  showDescription: true,
  showPrice: true,
  showAddToCart: true,
};

/** Today's fields from whatever is stored. */
export function readProductCardsFields(stored: StoredFields): ProductCardsFields {
  return {
    limit: readCount(stored.limit, PRODUCT_LIMIT_BOUNDS, productCardsDefaults.limit),
    categoryId: readCount(stored.categoryId, ROW_BOUNDS, productCardsDefaults.categoryId),
    brandId: readCount(stored.brandId, ROW_BOUNDS, productCardsDefaults.brandId),
    cardStyle: readChoice(stored.cardStyle, productCardStyles, productCardsDefaults.cardStyle),
    showImage: readFlagOr(stored.showImage, true),
    showCategory: readFlagOr(stored.showCategory, true),
    showBrand: readFlagOr(stored.showBrand, true),
    showDescription: readFlagOr(stored.showDescription, true),
    showPrice: readFlagOr(stored.showPrice, true),
    showAddToCart: readFlagOr(stored.showAddToCart, true),
  };
}
