import type { PostDraft } from '@fakos/contracts/post-drafts/contract';
import { readImages, readMainImage } from '../../../database/json-columns.ts';
import type { PostRow } from '../../../database/tables/content.ts';
import { getTags } from './post-columns.ts';

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

/** The columns of a post in the back office's list. */
type SummaryRow = Pick<
  PostRow,
  | ('id' | 'slug' | 'title_el' | 'title_en' | 'category_id' | 'author_name' | 'author_name_en' | 'images')
  | ('featured' | 'status' | 'views' | 'published_at' | 'created_at' | 'updated_at' | 'updated_by')
>;

/** A post in the back office's list, without what is derived from other rows. */
export function toSummaryFields(row: SummaryRow) {
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
