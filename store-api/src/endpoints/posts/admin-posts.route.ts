import type { PostDraft } from '@fakos/contracts/post-drafts/contract';
import { type AdminPostSummary, getAdminPost, listAdminPosts, listPostAuthors } from '@fakos/contracts/posts/contract';
import { readImages, readMainImage } from '../../database/json-columns.ts';
import type { PostRow } from '../../database/tables/content.ts';
import { findAdminPost, findAdminPosts, findPostAuthors } from '../../domain/content/posts/admin-posts.repo.ts';
import { getTags } from '../../domain/content/posts/post-columns.ts';
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

/** A post with the fields of its form. */
export function toEditedPost(row: PostRow): PostDraft['post'] {
  return {
    ...toSummaryFields(row),
    excerpt_el: row.excerpt_el,
    excerpt_en: row.excerpt_en,
    content_el: row.content_el,
    content_en: row.content_en,
    gallery_images: readImages(row.images).slice(1),
    ...getTags(row),
    meta_title_el: row.meta_title_el,
    meta_title_en: row.meta_title_en,
    meta_description_el: row.meta_description_el,
    meta_description_en: row.meta_description_en,
    reading_minutes: row.reading_minutes,
  };
}

function toAdminSummary(row: AdminRow): AdminPostSummary {
  return { ...toSummaryFields(row), category_name: row.category_name, english: row.english };
}

function toSummaryFields(row: Omit<AdminRow, 'category_name' | 'english'>) {
  return {
    id: row.id,
    slug: row.slug,
    title_el: row.title_el,
    title_en: row.title_en,
    category_id: row.category_id,
    author_name: row.author_name,
    author_name_en: row.author_name_en,
    featured_image: readMainImage(row.images),
    featured: row.featured,
    status: row.status,
    scheduled: row.status === 'published' && (row.published_at ?? '') > new Date().toISOString(),
    views: row.views,
    published_at: row.published_at,
    created_at: row.created_at,
    version: row.updated_at,
    updated_by: row.updated_by,
  };
}
