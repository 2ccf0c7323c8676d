/** Where the gateway answers the service worker; its scope is the whole site (spec section 7). */
export const WORKER_PATH = '/sw.js';

/** The page that stands in, without a network, for one that was never seen; without language. */
export const OFFLINE_PAGE = '/offline';
/** Names, in the query of {@link OFFLINE_PAGE}, the page that it stands in for. */
export const WANTED_PARAMETER = 'from';
/** Pages whose content the browser has itself: they open without a network though they are never kept. */
export const LOCAL_PAGES: readonly string[] = ['/cart', '/wishlist'];

/** Caches by kind. Only public things are in any of them. */
export const CACHES = {
  pages: 'fakos-pages',
  calls: 'fakos-calls',
  pictures: 'fakos-pictures',
  files: 'fakos-files',
} as const;

/** What the page tells the service worker. */
export type WorkerMessage =
  /** A page was opened, with or without a document of its own; `files` are those that it loaded before it had a worker. */
  | { readonly type: 'seen'; readonly page: string; readonly files: readonly string[] }
  /** Somebody signed out. */
  | { readonly type: 'forget' }
  /** The visitor wants the version that waits. */
  | { readonly type: 'activate' }
  /** A page asks of which release of the shell the worker is; the answer goes to the port that comes along. */
  | { readonly type: 'version' };
