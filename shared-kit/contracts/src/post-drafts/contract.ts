import { z } from 'zod';
import { auditEntry } from '../audit-log/contract.ts';
import { contentRevision } from '../drafts/contract.ts';
import { dataResponse, defineEndpoint, instant, messageResponse, rowId } from '../endpoint.ts';
import { adminPost, postFields } from '../posts/contract.ts';

// Drafts and revisions of the fields of posts. Those of their sections are drafts.php, as for pages.

const MAX_VERSION = 64;

/** Identifies a post together with its draft. */
const version = z.string().min(1).max(MAX_VERSION);

/** The post to change. With a `version` other than the stored one, the response is 412. */
const target = z.object({ id: rowId, version: version.optional() });

/** Metadata of the draft of a post. */
export const postDraftState = z.object({
  /** To be sent with the next write of the draft and, without a draft, of the post. */
  version,
  has_draft: z.boolean(),
  /** When the draft was last saved; without a draft, when the post was last changed. */
  updated_at: instant,
  /** Name of the user who saved the draft; without a draft, e-mail address of the last editor, or '' if unknown. */
  updated_by: z.string(),
});

/** A post with the changes of its draft; without one, as visitors see it. */
export const postDraft = postDraftState.extend({ post: adminPost.omit({ category_name: true, english: true }) });
/** See {@link postDraft}. */
export type PostDraft = z.output<typeof postDraft>;

/** GET posts.php?action=draft&id=…; 404 for a post in the trash. */
export const getPostDraft = defineEndpoint({
  resource: 'posts',
  method: 'GET',
  action: 'draft',
  permission: 'content',
  query: z.object({ id: rowId }),
  response: dataResponse(postDraft),
});

/**
 * PUT posts.php?action=draft: changes the given fields of the draft, and nothing that visitors see. A draft that equals the
 * post is deleted. The status is no part of a draft.
 */
export const savePostDraft = defineEndpoint({
  resource: 'posts',
  method: 'PUT',
  action: 'draft',
  permission: 'content',
  record: 'none',
  invalidates: [],
  body: target.extend(postFields.omit({ status: true }).partial().shape),
  response: messageResponse.extend({ data: postDraftState }),
});

/** DELETE posts.php?action=draft: discards the draft. */
export const discardPostDraft = defineEndpoint({
  resource: 'posts',
  method: 'DELETE',
  action: 'draft',
  permission: 'content',
  record: 'none',
  invalidates: [],
  body: target,
  response: messageResponse.extend({ data: postDraftState }),
});

/** POST posts.php?action=publish: publishes the post with its draft, as a new revision. Without a draft, nothing changes. */
export const publishPostDraft = defineEndpoint({
  resource: 'posts',
  method: 'POST',
  action: 'publish',
  permission: 'content',
  record: { table: 'posts' },
  body: target,
  response: messageResponse.extend({ data: postDraftState }),
});

/** GET posts.php?action=revisions&id=POST: newest first; the first one is the current state. */
export const listPostRevisions = defineEndpoint({
  resource: 'posts',
  method: 'GET',
  action: 'revisions',
  permission: 'content',
  query: z.object({ id: rowId }),
  response: dataResponse(z.array(contentRevision)),
});

/**
 * GET posts.php?action=revision&id=POST&revision_id=…: what a revision changed in the one before, by field. The oldest stored
 * revision has no changes.
 */
export const getPostRevision = defineEndpoint({
  resource: 'posts',
  method: 'GET',
  action: 'revision',
  permission: 'content',
  query: z.object({ id: rowId, revision_id: rowId }),
  response: dataResponse(contentRevision.extend({ changes: auditEntry.shape.changes })),
});

/** POST posts.php?action=restore: restores the fields of a revision as a new revision, and discards the draft. */
export const restorePostRevision = defineEndpoint({
  resource: 'posts',
  method: 'POST',
  action: 'restore',
  permission: 'content',
  record: { table: 'posts' },
  body: target.extend({ revision_id: rowId }),
  response: messageResponse.extend({ data: postDraftState }),
});
