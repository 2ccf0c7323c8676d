import { matchesRoute } from '@fakos/api-gateway/releases/composition/match-routes';

/** Maximum number of pages that a smoke test opens. */
export const MAX_SMOKE_PAGES = 10;

/**
 * The pages of a smoke test: the home page, which has slots and widgets of several remotes, and one page for each route. A route
 * with parameters is tested with the first address of the sitemap that it matches; without one, it is left out.
 *
 * @param patterns of the routes, such as `shop/:slug`
 * @param sitemap paths of the site's sitemap, such as `/shop/aegean-02`
 */
export function listSmokeAddresses(patterns: readonly string[], sitemap: readonly string[]): string[] {
  const addresses = patterns.flatMap((pattern) => {
    const plain = `/${pattern.replace(/\/?\*$/, '')}`;
    if (!plain.includes(':')) return [plain];
    const found = sitemap.find((address) => matchesRoute(pattern, address.slice(1)));
    return found === undefined ? [] : [found];
  });
  return [...new Set(['/', ...addresses])].slice(0, MAX_SMOKE_PAGES);
}

/** The paths of the addresses in a sitemap. */
export function readSitemap(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) =>
    address && URL.canParse(address) ? [new URL(address).pathname] : [],
  );
}
