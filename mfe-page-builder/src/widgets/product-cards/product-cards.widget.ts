import { z } from '@fakos/shared-kit/forms';
import { rowField } from '../../framework/field-schemas.ts';
import type { WidgetDefinition } from '../../framework/widget.ts';
import {
  PRODUCT_LIMIT_BOUNDS,
  type ProductCardsFields,
  productCardStyles,
  productCardsDefaults,
  readProductCardsFields,
} from './product-cards.fields.ts';

export const productCardsWidget: WidgetDefinition<ProductCardsFields> = {
  type: 'product-cards',
  version: 1,
  schema: z.object({
    limit: z.number().int().min(PRODUCT_LIMIT_BOUNDS.min).max(PRODUCT_LIMIT_BOUNDS.max),
    categoryId: rowField,
    brandId: rowField,
    cardStyle: z.enum(productCardStyles),
    showImage: z.boolean(),
    showCategory: z.boolean(),
    showBrand: z.boolean(),
    showDescription: z.boolean(),
    showPrice: z.boolean(),
    showAddToCart: z.boolean(),
  }),
  defaults: productCardsDefaults,
  migrate: readProductCardsFields,
};
