import { removePathLanguage } from '@fakos/contracts/languages';
import { paths } from '@fakos/shared-kit/router';

/** The current page's address. */
interface Location {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The item of the current page, or of the section that it is in. Several may match `/shop?on_sale=1`: the one with the
 * most query parameters is chosen, then the one with the longest path.
 */
export function findCurrentItem<Item extends { readonly url: string }>(
  items: readonly Item[],
  location: Location,
): Item | undefined {
  const [current] = items
    .filter(({ url }) => matches(url, location))
    .sort((a, b) => countParameters(b.url) - countParameters(a.url) || b.url.length - a.url.length);
  return current;
}

function matches(url: string, { pathname, search }: Location): boolean {
  const [path = '', query] = url.split('?');
  const current = removePathLanguage(pathname);
  if (query !== undefined) return current === path && hasParameters(search, query);
  return current === path || (path !== paths.home && current.startsWith(`${path}/`));
}

function hasParameters(search: string, query: string): boolean {
  const current = new URLSearchParams(search);
  return [...new URLSearchParams(query)].every(([name, value]) => current.get(name) === value);
}

function countParameters(url: string): number {
  return new URLSearchParams(url.split('?')[1]).size;
}
