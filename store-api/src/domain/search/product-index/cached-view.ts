import type { ProductIndex } from './product-index.ts';
import type { ProductCriteria } from './product-selection.ts';
import { ProductView } from './product-view.ts';

/** A search, with the ranks that it has in the index. */
export interface RankedSearch {
  readonly search: string;
  readonly ranks: Uint16Array;
}

/** The products that match some criteria and a search, cached until a product changes. */
export function getView(index: ProductIndex, wanted: ProductCriteria, searched: RankedSearch | undefined): ProductView {
  const key = JSON.stringify([searched?.search, wanted]);
  const known = index.views.get(key, index);
  if (known) return known;
  const view = new ProductView(index.columns, wanted, searched?.ranks);
  index.views.set(key, view, index);
  return view;
}
