import {
  createPost,
  deletePost,
  getPost,
  listFeaturedPosts,
  listPosts,
  listPostTags,
  updatePost,
  viewPost,
} from '@fakos/contracts/posts/contract';
import { toPostDetail, toPostSummary } from '../../domain/content/posts/post-detail.ts';
import { countView, findReadPost, isRobot } from '../../domain/content/posts/post-views.repo.ts';
import { findPostBySlug, findPosts, findTags } from '../../domain/content/posts/posts.repo.ts';
import { create, discard, update } from '../../domain/content/posts/write-post.ts';
import { getEditor, isStaff } from '../../domain/writing/editor.ts';
import { writeTaxonomy } from '../../domain/writing/slugged-rows.ts';
import { requireFound } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';
import { adminPostEndpoints } from './admin-posts.route.ts';

/** posts.php: blog posts for visitors and staff. */
export const postEndpoints = [
  endpoint(listPosts, async ({ query, db, language, session }) => {
    const { rows, total } = await findPosts(db, query, language, isStaff(session));
    return { data: rows.map(toPostSummary), meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(listFeaturedPosts, async ({ query, db, language }) => {
    const { rows, total } = await findPosts(db, { ...query, featured: 1 }, language, false);
    return { data: rows.map(toPostSummary), meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(getPost, async ({ query, db, language, session }) => {
    const row = requireFound(await findPostBySlug(db, query.slug, language, isStaff(session)));
    return { data: await toPostDetail(db, row, language) };
  }),

  endpoint(listPostTags, async ({ db, language }) => ({ data: await findTags(db, language) })),

  endpoint(viewPost, async ({ body, db, request }) => {
    const post = requireFound(await findReadPost(db, body));
    if (isRobot(request.header('user-agent') ?? '')) return { data: { views: post.views } };
    const views = await db.transaction().execute((transaction) => countView(transaction, post, body.session_id));
    return { data: { views } };
  }),

  ...adminPostEndpoints,

  endpoint(createPost, async ({ body, db, ...context }) => {
    const data = await writeTaxonomy(db, 'posts', (transaction) => create(transaction, body, getEditor(context)));
    return { message: translate(context.language, 'done.postSaved'), data };
  }),

  endpoint(updatePost, async ({ body, db, ...context }) => {
    const data = await writeTaxonomy(db, 'posts', (transaction) => update(transaction, body, getEditor(context)));
    return { message: translate(context.language, 'done.postSaved'), data };
  }),

  endpoint(deletePost, async ({ body, db, ...context }) => {
    await writeTaxonomy(db, 'posts', (transaction) => discard(transaction, body, getEditor(context)));
    return { message: translate(context.language, 'done.postDeleted') };
  }),
];
