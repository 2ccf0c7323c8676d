import { z } from 'zod';
import { builtRecord } from '../drafts/contract.ts';
import { dataResponse, defineEndpoint, instant, messageResponse, rowId } from '../endpoint.ts';
import { pageDetail } from '../pages/contract.ts';
import { postDetail } from '../posts/contract.ts';

/** Maximum number of preview links of a record that are neither revoked nor expired. */
export const MAX_PREVIEW_LINKS = 20;

/** Path of a preview without its token; `/en` in front of it for English. */
export const PREVIEW_PATH = '/preview/';

/** A link that shows the draft of a page or a post without signing in. */
export const previewLink = z.object({
  id: z.number().int(),
  /** Path with the token. */
  path: z.string(),
  created_at: instant,
  /** Name of the user who created it. */
  created_by: z.string(),
  /** Null for a link that works until it is revoked. */
  expires_at: instant.nullable(),
});
/** See {@link previewLink}. */
export type PreviewLink = z.output<typeof previewLink>;

/** GET previews.php?kind=page&id=…: the links that work, newest first. */
export const listPreviews = defineEndpoint({
  resource: 'previews',
  method: 'GET',
  permission: 'content',
  query: builtRecord,
  response: dataResponse(z.array(previewLink)),
});

/** POST previews.php: 422 for an expiry in the past and beyond {@link MAX_PREVIEW_LINKS}. */
export const createPreview = defineEndpoint({
  resource: 'previews',
  method: 'POST',
  permission: 'content',
  invalidates: [],
  body: builtRecord.extend({ expires_at: z.iso.datetime({ offset: true }).nullable().default(null) }),
  response: messageResponse.extend({ data: previewLink }),
});

/** DELETE previews.php: revokes a link, which is 404 from then on. */
export const revokePreview = defineEndpoint({
  resource: 'previews',
  method: 'DELETE',
  permission: 'content',
  invalidates: [],
  body: z.object({ id: rowId }),
  response: messageResponse,
});

/** Time of the planned publication that a preview of a later time includes; null without one. */
const plannedAt = instant.nullable();
/** Whether visitors can open the page at that time: it is no draft, and the date of a post has come. */
const isPublic = z.boolean();

/** A page or a post with the drafts of its sections and, for a post, of its fields, in the language of the request. */
export const preview = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), page: pageDetail, planned_at: plannedAt, is_public: isPublic }),
  z.object({ kind: z.literal('post'), post: postDetail, planned_at: plannedAt, is_public: isPublic }),
]);
/** See {@link preview}. */
export type Preview = z.output<typeof preview>;

/**
 * GET previews.php?action=read&token=…: works signed out; 404 for a revoked, expired or forged token. With `at`, the page is
 * as it will be at that time: its draft only where its publication is planned until then, else what is published.
 */
export const readPreview = defineEndpoint({
  resource: 'previews',
  method: 'GET',
  action: 'read',
  permission: 'public',
  cache: 'none',
  query: z.object({ token: z.string().max(200), at: z.iso.datetime({ offset: true }).optional() }),
  response: dataResponse(preview),
});
