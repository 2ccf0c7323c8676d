import { sanitiseHtml } from '@fakos/contracts/html/sanitise';
import type { createPost } from '@fakos/contracts/posts/contract';
import type { z } from 'zod';
import { readImages, readTags } from '../../../database/json-columns.ts';
import type { ContentStatus, PostRow } from '../../../database/tables/content.ts';
import { normalise } from '../../../text/normalise.ts';
import { postSearchText } from '../../search/search-text.ts';

type Written = z.output<typeof createPost.body>;

/** All fields of a post that an editor sets. */
export type PostFields = Omit<Written, 'slug' | 'author_name' | 'status'> & {
  readonly author_name: string;
  readonly status: ContentStatus;
};

/** The editor's fields of a stored post. */
export function toFields(row: PostRow): PostFields {
  const [featuredImage = '', ...gallery] = readImages(row.images);
  return { ...row, featured_image: featuredImage, gallery_images: gallery, ...getTags(row) };
}

/** The database columns of the editor's fields: sanitised HTML and the derived search and sort columns. */
export function toColumns(fields: PostFields) {
  const tags = { tags_el: removeDuplicates(fields.tags_el), tags_en: removeDuplicates(fields.tags_en) };
  const images = [fields.featured_image, ...fields.gallery_images.filter(Boolean)];
  const content = { content_el: sanitiseHtml(fields.content_el), content_en: sanitiseHtml(fields.content_en) };
  return {
    title_el: fields.title_el,
    title_en: fields.title_en,
    excerpt_el: fields.excerpt_el,
    excerpt_en: fields.excerpt_en,
    ...content,
    meta_title_el: fields.meta_title_el,
    meta_title_en: fields.meta_title_en,
    meta_description_el: fields.meta_description_el,
    meta_description_en: fields.meta_description_en,
    category_id: fields.category_id,
    author_name: fields.author_name,
    author_name_en: fields.author_name_en,
    images: JSON.stringify(images.some(Boolean) ? images : []),
    tags_el: JSON.stringify(tags.tags_el),
    tags_en: JSON.stringify(tags.tags_en),
    featured: fields.featured,
    status: fields.status,
    published_at: getPublicationDate(fields),
    reading_minutes: readingMinutes(content.content_el),
    sort_el: normalise(fields.title_el),
    sort_en: normalise(fields.title_en),
    search_text: postSearchText({ ...fields, ...content, ...tags }),
  };
}

/** Tags of a post in both languages, from JSON columns. */
export function getTags(row: Pick<PostRow, 'tags_el' | 'tags_en'>) {
  return { tags_el: readTags(row.tags_el), tags_en: readTags(row.tags_en) };
}

/** As an ISO 8601 instant in UTC, which sorts as text; a post published without a date is published now. */
function getPublicationDate({ status, published_at: at }: PostFields): string | null {
  if (at !== null) return new Date(at).toISOString();
  return status === 'published' ? new Date().toISOString() : null;
}

function removeDuplicates(tags: readonly string[]): string[] {
  return [...new Map(tags.toReversed().map((tag) => [normalise(tag), tag] as const)).values()].toReversed();
}

const WORDS_PER_MINUTE = 200;

/** Whole minutes that HTML takes to read, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]+>/g, ' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
