import { z } from 'zod';
import { dataResponse, defineEndpoint } from '../endpoint.ts';
import type { StaffPermission } from '../permissions.ts';
import { singleLineText } from '../plain-text.ts';

/** Minimum and maximum length of a search, in characters. */
export const adminSearchLimits = { min: 2, max: 100 } as const;
/** Maximum number of results of one kind. */
export const MAX_ADMIN_RESULTS = 5;

/** Kinds of records that the back office's search finds. */
export const foundKind = z.enum(['order', 'product', 'customer', 'post', 'page', 'message', 'coupon']);
/** See {@link foundKind}. */
export type FoundKind = z.output<typeof foundKind>;

/** The permission with which staff find records of a kind. */
export const foundKindPermissions: Readonly<Record<FoundKind, StaffPermission>> = {
  ...{ order: 'sales', customer: 'sales', message: 'sales', coupon: 'sales' },
  product: 'catalogue',
  ...{ post: 'content', page: 'content' },
};

/**
 * A found record. `label` is its number, name or title, `detail` one line more; both in the language of the request. `path` is
 * its address in the site, without a language, for products, posts and pages.
 */
export const foundRecord = z.object({
  kind: foundKind,
  id: z.number().int(),
  label: z.string(),
  detail: z.string(),
  path: z.string().optional(),
});
/** See {@link foundRecord}. */
export type FoundRecord = z.output<typeof foundRecord>;

/**
 * GET search.php?action=admin&q=…: records for the command palette, at most {@link MAX_ADMIN_RESULTS} of a kind. Orders are
 * found by number, name, e-mail and phone, products by name and SKU, the others by their name or title. An exact number
 * or code comes first, then matches of a prefix, then other matches; groups are sorted alike and are never empty.
 * Case, accents and Greeklish are folded as `search/greeklish` does. Kinds that the role may not read are left out.
 */
export const searchAdmin = defineEndpoint({
  resource: 'search',
  method: 'GET',
  action: 'admin',
  permission: 'staff',
  query: z.object({ q: singleLineText(adminSearchLimits.max).min(adminSearchLimits.min) }),
  response: dataResponse(z.object({ groups: z.array(z.object({ kind: foundKind, results: z.array(foundRecord) })) })),
});
