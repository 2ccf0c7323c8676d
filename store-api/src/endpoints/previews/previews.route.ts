import { createPreview, listPreviews, readPreview, revokePreview } from '@fakos/contracts/previews/contract';
import { createLink, findPreviewed, listLinks, revokeLink } from '../../domain/content/drafts/preview-links.ts';
import { loadDraft } from '../../domain/content/drafts/write-draft.ts';
import { toPageDetail } from '../../domain/content/pages/page-detail.ts';
import { findPageBySlug } from '../../domain/content/pages/pages.repo.ts';
import { toPostDetail } from '../../domain/content/posts/post-detail.ts';
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
    const sections = (draft ?? row)[`sections_${language}`];
    if (target.kind === 'page') {
      const page = requireFound(await findPageBySlug(db, row.slug, language, true));
      return { data: { kind: 'page' as const, page: await toPageDetail(db, { ...page, sections }, language) } };
    }
    const post = await findPreviewedPost(db, row.id, language);
    return { data: { kind: 'post' as const, post: await toPostDetail(db, { ...post, sections }, language) } };
  }),
];
