import { toListAddress } from './list-address.ts';
import { countFilters, defaultView, type ListView } from './list-view.ts';

/**
 * The canonical address of a view. Sorting, layout and additionally loaded pages are left out; a single category filter
 * becomes the category page; a single brand and the offers keep their filter; all other filters are left out.
 */
export function getCanonicalAddress(view: ListView): string {
  const { pageCategory, category, brand, on_sale, from } = view;
  const page = { ...defaultView, pageCategory, from, page: from };
  if (countFilters(view) === 0) return toListAddress(page);
  const hasOwnPage = !pageCategory && countFilters(view) === 1 && (category.length || brand.length || on_sale);
  return hasOwnPage
    ? toListAddress({ ...page, pageCategory: category[0], brand, on_sale })
    : toListAddress({ ...defaultView, pageCategory });
}

/** Whether search engines may index a view: at most one filter, and no search. */
export function isIndexable(view: ListView): boolean {
  return view.search === '' && countFilters(view) <= 1;
}
