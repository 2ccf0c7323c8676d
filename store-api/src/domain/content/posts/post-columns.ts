import { sanitiseHtml } from '@fakos/contracts/html/sanitise';
import type { createPost } from '@fakos/contracts/posts/contract';
import type { z } from 'zod';
import { readImages, readTags } from '../../../database/json-columns.ts';
import type { ContentStatus, PostRow } from '../../../database/tables/content.ts';
import { normalise } from '../../../text/normalise.ts';
import { postSearchText } from '../../search/search-text.ts';

type Written = z.output<typeof createPost.body>;

/** What an editor says of a post, whole. */
export type PostFields = Omit<Written, 'slug' | 'author_name' | 'status'> & {
  readonly author_name: string;
  readonly status: ContentStatus;
};

/** What an editor said of a stored post. */
export function fieldsOf(row: PostRow): PostFields {
  const [featuredImage = '', ...gallery] = readImages(row.images);
  return { ...row, featured_image: featuredImage, gallery_images: gallery, ...tagsOf(row) };
}

/** The columns that follow from what an editor says: HTML sanitised, what the post is found and sorted by made anew. */
export function columnsOf(fields: PostFields) {
  const tags = { tags_el: withoutTwins(fields.tags_el), tags_en: withoutTwins(fields.tags_en) };
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
    images: JSON.stringify(images.some(Boolean) ? images : []),
    tags_el: JSON.stringify(tags.tags_el),
    tags_en: JSON.stringify(tags.tags_en),
    featured: fields.featured,
    status: fields.status,
    published_at: publicationOf(fields),
    reading_minutes: readingMinutes(content.content_el),
    sort_el: normalise(fields.title_el),
    sort_en: normalise(fields.title_en),
    search_text: postSearchText({ ...fields, ...content, ...tags }),
  };
}

/** Tags of a post in both languages, from columns that keep them as JSON. */
export function tagsOf(row: Pick<PostRow, 'tags_el' | 'tags_en'>) {
  return { tags_el: readTags(row.tags_el), tags_en: readTags(row.tags_en) };
}

/** In the store's one spelling of instants, which sorts as text; what is published without a date is published now. */
function publicationOf({ status, published_at: at }: PostFields): string | null {
  if (at !== null) return new Date(at).toISOString();
  return status === 'published' ? new Date().toISOString() : null;
}

function withoutTwins(tags: readonly string[]): string[] {
  return [...new Map(tags.toReversed().map((tag) => [normalise(tag), tag] as const)).values()].toReversed();
}

const WORDS_PER_MINUTE = 200;

/** Whole minutes that HTML takes to read, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]+>/g, ' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
