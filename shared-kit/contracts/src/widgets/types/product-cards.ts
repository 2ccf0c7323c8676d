import { booleanField, choiceField, defineWidget, numberField, rowField, type WidgetFields } from '../widget.ts';

/** The limit's default is that of spec section 9. A `carousel` shows three cards at a time. */
export const productCardsWidget = defineWidget({
  type: 'product-cards',
  fields: {
    limit: numberField({ min: 1, max: 24, default: 6 }),
    categoryId: rowField('categories'),
    brandId: rowField('brands'),
    cardStyle: choiceField(['grid', 'carousel']),
    showImage: booleanField(true),
    showCategory: booleanField(true),
    showBrand: booleanField(true),
    showDescription: booleanField(true),
    showPrice: booleanField(true),
    showAddToCart: booleanField(true),
  },
});
/** See {@link productCardsWidget}. */
export type ProductCardsFields = WidgetFields<typeof productCardsWidget>;
