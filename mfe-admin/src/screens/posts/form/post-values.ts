import type { EndpointBody } from '@fakos/contracts/endpoint';
import type { FieldErrors } from '@fakos/contracts/errors';
import type { Language } from '@fakos/contracts/languages';
import type { AdminPost, createPost } from '@fakos/contracts/posts/contract';
import { toInstant, toLocalTime } from '../../../framework/local-time.ts';

const texts = ['title', 'excerpt', 'content', 'meta_title', 'meta_description'] as const;
type TextName = `${(typeof texts)[number]}_${Language}`;

/** Names of the localised fields that visitors read, without the language. */
export const localisedNames: readonly string[] = ['title', 'excerpt', 'content'];

/** Values of the post form; ids are texts of the selects. */
export type PostValues = Record<TextName, string> & {
  slug: string;
  category_id: string;
  author_name: string;
  author_name_en: string;
  featured_image: string;
  tags_el: readonly string[];
  tags_en: readonly string[];
  featured: boolean;
  status: AdminPost['status'];
  /** When a published post becomes public, in the time zone of the browser; empty for at once. */
  published_at: string;
};

type PostBody = EndpointBody<typeof createPost>;

/** Values of an empty form; the author is the user. */
export function createPostValues(author: string): PostValues {
  const names = texts.flatMap((name) => [`${name}_el`, `${name}_en`]);
  return {
    ...(Object.fromEntries(names.map((name) => [name, ''])) as Record<TextName, string>),
    ...{ slug: '', category_id: '', author_name: author, author_name_en: '', featured_image: '' },
    ...{ tags_el: [], tags_en: [], featured: false, status: 'draft', published_at: '' },
  };
}

/** The form's values for a post. */
export function toPostValues(post: Omit<AdminPost, 'category_name' | 'english'>): PostValues {
  const values = createPostValues(post.author_name);
  for (const name of texts) {
    values[`${name}_el`] = post[`${name}_el`];
    values[`${name}_en`] = post[`${name}_en`];
  }
  return {
    ...values,
    slug: post.slug,
    category_id: String(post.category_id),
    author_name_en: post.author_name_en,
    featured_image: post.featured_image,
    tags_el: post.tags_el,
    tags_en: post.tags_en,
    featured: post.featured === 1,
    status: post.status,
    published_at: toLocalTime(post.published_at),
  };
}

/** The endpoint's fields for valid values. The trash is no status that can be set. */
export function toPostFields(values: Partial<PostValues>): Partial<PostBody> {
  const { category_id: category, featured, status, published_at: at, tags_el, tags_en, ...others } = values;
  return {
    ...others,
    ...(category !== undefined && { category_id: Number(category) }),
    ...(featured !== undefined && { featured: featured ? 1 : 0 }),
    ...(status !== undefined && status !== 'trash' && { status }),
    ...(at !== undefined && { published_at: toInstant(at) }),
    ...(tags_el && { tags_el: [...tags_el] }),
    ...(tags_en && { tags_en: [...tags_en] }),
  };
}

/** The endpoint's fields for a copy: a draft whose title says that it is one. */
export function toCopy(post: AdminPost, toTitle: (title: string) => string): PostBody {
  const { title_el: el, title_en: en, ...values } = toPostValues(post);
  return {
    ...(toPostFields(values) as PostBody),
    ...{ title_el: toTitle(el), title_en: en && toTitle(en), gallery_images: post.gallery_images },
    ...{ slug: '', status: 'draft', published_at: null, featured: 0 },
  };
}

/** Messages of the form's own validation. */
export interface PostMessages {
  readonly required: string;
  readonly bothTitles: string;
  readonly contentTooLong: string;
  readonly maxContent: number;
}

/** Errors of the form's values by field. */
export function validatePost(values: PostValues, messages: PostMessages): FieldErrors {
  const errors: Record<string, string> = {};
  for (const name of ['title_el', 'category_id', 'author_name'] as const) {
    if (values[name].trim() === '') errors[name] = messages.required;
  }
  if (values.status === 'published' && values.title_en.trim() === '') errors.title_en = messages.bothTitles;
  for (const name of ['content_el', 'content_en'] as const) {
    if (values[name].length > messages.maxContent) errors[name] = messages.contentTooLong;
  }
  return errors;
}
