import { addressOf } from './list-address.ts';
import { filterCount, type ListView, plainView } from './list-view.ts';

/**
 * The address that stands for a view. Order, layout and pages loaded below make no other page; one category among all
 * products is that category's own page; one maker and the offers are pages too; what else narrows the list is left out.
 */
export function canonicalOf(view: ListView): string {
  const { shelf, category, brand, on_sale, from } = view;
  const page = { ...plainView, shelf, from, page: from };
  if (filterCount(view) === 0) return addressOf(page);
  const isPage = !shelf && filterCount(view) === 1 && (category.length || brand.length || on_sale);
  return isPage ? addressOf({ ...page, shelf: category[0], brand, on_sale }) : addressOf({ ...plainView, shelf });
}

/** Whether a view is worth a search engine's visit: nothing combined, nothing searched. */
export function isLanding(view: ListView): boolean {
  return view.search === '' && filterCount(view) <= 1;
}
