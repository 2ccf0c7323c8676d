import type { PostDetail, PostSummary } from '@fakos/contracts/posts/contract';
import { readImages, readMainImage, readTags } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';
import { readExpandedSections } from '../saved-sections/expand-sections.ts';
import type { findPostBySlug } from './posts.repo.ts';
import { findNeighbours, findRelatedPosts } from './related-posts.repo.ts';

type SummaryRow = Awaited<ReturnType<typeof findRelatedPosts>>[number];
type DetailRow = NonNullable<Awaited<ReturnType<typeof findPostBySlug>>>;

/** A post with its content, as visitors read it. */
export async function toPostDetail(db: ShopDatabase, row: DetailRow, language: Language): Promise<PostDetail> {
  const [related, neighbours, sections] = await Promise.all([
    findRelatedPosts(db, row, language),
    findNeighbours(db, row, language),
    readExpandedSections(db, row.sections, language),
  ]);
  return {
    ...toPostSummary(row),
    content: row.content,
    ...(sections.length > 0 && { sections }),
    gallery_images: readImages(row.images).slice(1),
    tags: readTags(row.tags),
    meta_title: row.meta_title || row.title,
    meta_description: row.meta_description || row.excerpt,
    related: related.map(toPostSummary),
    ...neighbours,
  };
}

/** A post in lists and cards. */
export function toPostSummary(row: SummaryRow): PostSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    category_id: row.category_id,
    category_name: row.category_name,
    category_slug: row.category_slug,
    author_name: row.author_name,
    featured_image: readMainImage(row.images),
    featured: row.featured,
    status: row.status,
    views: row.views,
    reading_minutes: row.reading_minutes,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
