import { getPost, listFeaturedPosts, listPosts, type PostSummary } from '@fakos/shared-kit/api/posts/contract';
import { endpoint } from '../../http/endpoint.ts';
import { Failure } from '../../http/failure.ts';
import type { Session } from '../../sessions/sessions.repo.ts';
import { findPostBySlug, findPosts, findRelatedPosts } from './posts.repo.ts';

/** posts.php */
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
    const row = await findPostBySlug(db, query.slug, language, isStaff(session));
    if (!row) throw new Failure('NOT_FOUND');
    const related = await findRelatedPosts(db, row, language);
    const data = {
      ...toPostSummary(row),
      content: row.content,
      gallery_images: imagesOf(row).slice(1),
      tags: JSON.parse(row.tags) as string[],
      meta_title: row.meta_title || row.title,
      meta_description: row.meta_description || row.excerpt,
      related: related.map(toPostSummary),
    };
    return { data };
  }),
];

type SummaryRow = Awaited<ReturnType<typeof findRelatedPosts>>[number];

function toPostSummary(row: SummaryRow): PostSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    category_id: row.category_id,
    category_name: row.category_name,
    category_slug: row.category_slug,
    author_name: row.author_name,
    featured_image: imagesOf(row)[0] ?? '',
    featured: row.featured,
    status: row.status as PostSummary['status'],
    views: row.views,
    reading_minutes: row.reading_minutes,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function imagesOf(row: { images: string }): string[] {
  return JSON.parse(row.images) as string[];
}

function isStaff(session: Session | null): boolean {
  return session?.user.role === 'admin';
}
