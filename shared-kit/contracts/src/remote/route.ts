/**
 * Audience of a page. A `private` page belongs to one visitor or to staff, or its address carries a token: no cache and
 * no service worker stores it, and it has a `noindex` for search engines.
 */
export type RouteAccess = 'public' | 'private';

/**
 * The title of a page before the page itself has rendered: the key of a text in `locales/{el,en}.json` of the package
 * (`list.title`) or in a folder there (`orders:order.title`), or `page` where only the page knows its title.
 */
export type RouteTitle = `${string}.${string}` | `${string}:${string}` | 'page';

/**
 * The list of the API whose rows have a page at the route each, as a request below the API's base:
 * `products.php?status=published`. A row's `slug` fills the parameter `:slug` of the path.
 */
export interface SitemapRows {
  readonly rows: string;
}

/** Whether a public page is in the sitemap: by its path, by the rows that it shows, or not at all. */
export type RouteSitemap = boolean | SitemapRows;

/**
 * Declaration of a page for router, gateway and service worker. `path` is an address without language and without
 * leading slash, with `:name` and `*` as in the router.
 */
export type RouteDeclaration = { readonly path: string; readonly title: RouteTitle } & (
  | { readonly access: 'private'; readonly sitemap?: never }
  | { readonly access: 'public'; readonly sitemap: RouteSitemap }
);
