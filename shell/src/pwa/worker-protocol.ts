import type { RouteAccess } from '@fakos/contracts/remote/route';

/** Address of the service worker; its scope is the whole site (spec section 7). */
export const WORKER_PATH = '/sw.js';

/** Path, without language, of the page shown instead of a page that is not available offline. */
export const OFFLINE_PAGE = '/offline';
/** Query parameter of {@link OFFLINE_PAGE}: the requested page. */
export const REQUESTED_PAGE_PARAMETER = 'from';

/** Cache names by kind. Only public responses are cached. */
export const CACHES = {
  pages: 'fakos-pages',
  responses: 'fakos-calls',
  images: 'fakos-pictures',
  files: 'fakos-files',
} as const;

/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** A page was opened, as a document or through the router; `files` are the style sheets that it contained. */
  | {
      readonly type: 'seen';
      readonly page: string;
      /** Missing in messages of older releases. */
      readonly access?: RouteAccess;
      readonly files: readonly string[];
    }
  /** A page requested files before the worker controlled it. */
  | { readonly type: 'loaded'; readonly page: string; readonly files: readonly string[] }
  /** The user signed out: delete cached pages and responses. */
  | { readonly type: 'forget' }
  /** Activate the waiting version. */
  | { readonly type: 'activate' }
  /** Requests the shell release of the worker, which responds through the transferred port. */
  | { readonly type: 'version' };
