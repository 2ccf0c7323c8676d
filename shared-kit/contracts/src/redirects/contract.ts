import { z } from 'zod';
import { sharedCache } from '../caching.ts';
import {
  dataResponse,
  defineEndpoint,
  instant,
  listResponse,
  MAX_STORED_INTEGER,
  messageResponse,
  numeric,
  pageQuery,
  rowId,
} from '../endpoint.ts';
import { singleLineText } from '../plain-text.ts';
import { MAX_REDIRECT_PATH } from './rules.ts';

/** Kinds of redirects: a record whose slug changed, or an address that staff entered. */
export const redirectKind = z.enum(['product', 'category', 'post', 'page', 'service', 'manual']);
/** See {@link redirectKind}. */
export type RedirectKind = z.output<typeof redirectKind>;

/** A permanent redirect. Paths have no language prefix: the redirect keeps the language and the query of the request. */
export const redirect = z.object({
  id: z.number().int(),
  from: z.string(),
  to: z.string(),
  kind: redirectKind,
  /** Id of the record that moved; null for a manual one. */
  record_id: z.number().int().nullable(),
  created_at: instant,
  /** E-mail of the user who changed the slug or entered the redirect. */
  created_by: z.string(),
});
/** See {@link redirect}. */
export type Redirect = z.output<typeof redirect>;

/** GET redirects.php: newest first; `search` matches both addresses. */
export const listRedirects = defineEndpoint({
  resource: 'redirects',
  method: 'GET',
  permission: 'settings',
  query: pageQuery.extend({ search: singleLineText(100).optional(), kind: redirectKind.optional() }),
  response: listResponse(redirect),
});

/** Number of redirects in one response of {@link getRedirectMap}. */
export const REDIRECTS_PER_RESPONSE = 1000;

/**
 * GET redirects.php?action=map: where all moved addresses lead, for the gateway, in pages of
 * {@link REDIRECTS_PER_RESPONSE}: `next` is the `after` of the next page, null for the last one. No target is itself moved.
 */
export const getRedirectMap = defineEndpoint({
  resource: 'redirects',
  method: 'GET',
  action: 'map',
  permission: 'public',
  cache: { ...sharedCache, variesBy: [] },
  query: z.object({ after: numeric(z.number().int().min(0).max(MAX_STORED_INTEGER)).default(0) }),
  response: dataResponse(
    z.object({
      redirects: z.array(z.object({ from: z.string(), to: z.string() })),
      next: z.number().int().nullable(),
    }),
  ),
});

/** A path of the site; control characters are refused. */
const path = z
  .string()
  .trim()
  .max(MAX_REDIRECT_PATH)
  .regex(/^\/\P{Cc}*$/u);

/**
 * POST redirects.php: redirects a page's address to another page of the site. 422 for an address that a page has, that is
 * redirected already, or that would lead back to itself. Redirects to `from` then lead to `to`.
 */
export const createRedirect = defineEndpoint({
  resource: 'redirects',
  method: 'POST',
  permission: 'settings',
  record: { table: 'redirects' },
  invalidates: ['redirects'],
  body: z.object({ from: path, to: path }),
  response: messageResponse.extend({ data: redirect }),
});

/** DELETE redirects.php */
export const deleteRedirect = defineEndpoint({
  resource: 'redirects',
  method: 'DELETE',
  permission: 'settings',
  record: { table: 'redirects' },
  invalidates: ['redirects'],
  body: z.object({ id: rowId }),
  response: messageResponse,
});
