import { type AdminPostSummary, getAdminPost, listAdminPosts, listPostAuthors } from '@fakos/contracts/posts/contract';
import { findAdminPost, findAdminPosts, findPostAuthors } from '../../domain/content/posts/admin-posts.repo.ts';
import { toEditedPost, toSummaryFields } from '../../domain/content/posts/edited-post.ts';
import { requireFound } from '../../errors/failure.ts';
import { endpoint } from '../endpoint.ts';

/** Reading endpoints of posts.php for the back office. */
export const adminPostEndpoints = [
  endpoint(listAdminPosts, async ({ query, db, language }) => {
    const { rows, total } = await findAdminPosts(db, query, language);
    return { data: rows.map(toAdminSummary), meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(listPostAuthors, async ({ db }) => ({ data: await findPostAuthors(db) })),

  endpoint(getAdminPost, async ({ query, db, language }) => {
    const row = requireFound(await findAdminPost(db, query.id, language));
    return { data: { ...toEditedPost(row), category_name: row.category_name, english: row.english } };
  }),
];

type AdminRow = Awaited<ReturnType<typeof findAdminPosts>>['rows'][number];

function toAdminSummary(row: AdminRow): AdminPostSummary {
  return { ...toSummaryFields(row), category_name: row.category_name, english: row.english };
}
