import {
  discardPostDraft,
  getPostDraft,
  getPostRevision,
  listPostRevisions,
  publishPostDraft,
  restorePostRevision,
  savePostDraft,
} from '@fakos/contracts/post-drafts/contract';
import { toEditedPost } from '../../domain/content/posts/edited-post.ts';
import { findPostRevision, findPostRevisions } from '../../domain/content/posts/post-drafts.repo.ts';
import {
  discard,
  findRevisionChanges,
  getDraftedRow,
  loadPostDraft,
  publish,
  restore,
  save,
  toPostDraftState,
} from '../../domain/content/posts/write-post-draft.ts';
import { getEditor } from '../../domain/writing/editor.ts';
import { writeTaxonomy } from '../../domain/writing/slugged-rows.ts';
import { requireFound } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** posts.php: drafts and revisions of a post's fields. */
export const postDraftEndpoints = [
  endpoint(getPostDraft, async ({ query, db }) => {
    const loaded = await loadPostDraft(db, query.id);
    return { data: { ...toPostDraftState(loaded), post: toEditedPost(getDraftedRow(loaded)) } };
  }),

  endpoint(savePostDraft, async ({ body, db, ...context }) => {
    const data = await writeTaxonomy(db, 'posts', (transaction) => save(transaction, body, getEditor(context)));
    return { message: translate(context.language, 'done.postDraftSaved'), data };
  }),

  endpoint(discardPostDraft, async ({ body, db, language }) => {
    const data = await writeTaxonomy(db, 'posts', (transaction) => discard(transaction, body));
    return { message: translate(language, 'done.postDraftDiscarded'), data };
  }),

  endpoint(publishPostDraft, async ({ body, db, ...context }) => {
    const data = await writeTaxonomy(db, 'posts', (transaction) => publish(transaction, body, getEditor(context)));
    return { message: translate(context.language, 'done.draftPublished'), data };
  }),

  endpoint(listPostRevisions, async ({ query: { id }, db }) => {
    await loadPostDraft(db, id);
    return { data: await findPostRevisions(db, id) };
  }),

  endpoint(getPostRevision, async ({ query, db }) => {
    const revision = requireFound(await findPostRevision(db, query.id, query.revision_id));
    const { before, fields, ...head } = revision;
    return { data: { ...head, changes: findRevisionChanges(before, fields) } };
  }),

  endpoint(restorePostRevision, async ({ body, db, ...context }) => {
    const data = await writeTaxonomy(db, 'posts', (transaction) => restore(transaction, body, getEditor(context)));
    return { message: translate(context.language, 'done.revisionRestored'), data };
  }),
];
