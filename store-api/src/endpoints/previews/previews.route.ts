import { createPreview, listPreviews, readPreview, revokePreview } from '@fakos/contracts/previews/contract';
import { createLink, findPreviewed, listLinks, revokeLink } from '../../domain/content/drafts/preview-links.ts';
import { findPlannedUntil } from '../../domain/content/drafts/schedules.ts';
import { loadDraft } from '../../domain/content/drafts/write-draft.ts';
import { toPageDetail } from '../../domain/content/pages/page-detail.ts';
import { findPageBySlug } from '../../domain/content/pages/pages.repo.ts';
import { toPostDetail } from '../../domain/content/posts/post-detail.ts';
import { findPostBySlug } from '../../domain/content/posts/posts.repo.ts';
import { findPreviewedPost } from '../../domain/content/posts/preview-post.ts';
import { getEditor } from '../../domain/writing/editor.ts';
import { requireFound } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** previews.php: links that show drafts without signing in. */
export const previewEndpoints = [
  endpoint(listPreviews, async ({ query, db }) => ({ data: await listLinks(db, query) })),

  endpoint(createPreview, async ({ body, db, ...context }) => {
    const data = await createLink(db, body, getEditor(context));
    return { message: translate(context.language, 'done.previewCreated'), data };
  }),

  endpoint(revokePreview, async ({ body, db, language }) => {
    await revokeLink(db, body.id);
    return { message: translate(language, 'done.previewRevoked') };
  }),

  endpoint(readPreview, async ({ query, db, language }) => {
    const target = requireFound(await findPreviewed(db, query.token));
    const { row, draft } = await loadDraft(db, target);
    const planned = query.at && draft ? await findPlannedUntil(db, target, language, new Date(query.at)) : undefined;
    const isDraftShown = query.at === undefined || planned !== undefined;
    const sections = ((isDraftShown && draft) || row)[`sections_${language}`];
    const planned_at = planned?.at ?? null;
    if (target.kind === 'page') {
      const page = requireFound(await findPageBySlug(db, row.slug, language, true));
      const detail = await toPageDetail(db, { ...page, sections }, language);
      return { data: { kind: 'page' as const, page: detail, planned_at, is_public: row.status === 'published' } };
    }
    // A planned publication is of the sections; the fields of a post are published by its form.
    const post =
      query.at === undefined
        ? await findPreviewedPost(db, row.id, language)
        : requireFound(await findPostBySlug(db, row.slug, language, true));
    const detail = await toPostDetail(db, { ...post, sections }, language);
    const at = query.at === undefined ? new Date() : new Date(query.at);
    const is_public = row.status === 'published' && (post.published_at ?? '') <= at.toISOString();
    return { data: { kind: 'post' as const, post: detail, planned_at, is_public } };
  }),
];
