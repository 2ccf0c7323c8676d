import { addressOf, filterCount, type ListView, plainView } from './list-view.ts';

/** The address that stands for a view: the order does not make another page. */
export function canonicalOf(view: ListView): string {
  return addressOf({ ...view, sort: plainView.sort });
}

/** Whether a view is worth a search engine's visit: the whole list, one shelf, one maker or the offers, nothing combined. */
export function isLanding(view: ListView): boolean {
  return view.search === '' && filterCount(view) <= 1;
}
