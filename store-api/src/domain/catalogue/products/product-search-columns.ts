import { normalise } from '../../../text/normalise.ts';
import { productSearchText } from '../../search/search-text.ts';

/** The search texts of a product and of its categories. */
export interface SearchedProduct {
  readonly sku: string;
  readonly brand: string;
  readonly name_el: string;
  readonly name_en: string;
  readonly short_description_el: string;
  readonly short_description_en: string;
  readonly category_el: string;
  readonly category_en: string;
  readonly shape_el: string | null;
  readonly shape_en: string | null;
  readonly colour_el: string | null;
  readonly colour_en: string | null;
  readonly material_el: string | null;
  readonly material_en: string | null;
}

/** The columns used to search and sort products. */
export function productSearchColumns(product: SearchedProduct) {
  return {
    search_text: productSearchText(product),
    sort_el: normalise(product.name_el),
    sort_en: normalise(product.name_en),
  };
}
