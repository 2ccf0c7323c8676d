import { imageUrl } from '@fakos/shared-kit/api/images/contract';
import type { PostDetail } from '@fakos/shared-kit/api/posts/contract';
import type { Language } from '@fakos/shared-kit/i18n/languages';
import type { JsonLd } from '@fakos/shared-kit/page-meta';
import { paths } from '@fakos/shared-kit/router';

const PICTURE_WIDTH = 1200;
const ADDRESS = /^(?:https?:\/\/|\/(?!\/))/i;
const MARKUP = /<!--[\s\S]*?-->|<\/?[a-z][^>]*>|&[a-z\d#]+;/gi;
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Address of a post's picture in the size that is shared; nothing for a post without. */
export function sharedPicture(file: string): string | undefined {
  if (file === '') return undefined;
  return ADDRESS.test(file) ? file : imageUrl('post', file, PICTURE_WIDTH);
}

/** A post for search engines. */
export function postData(post: PostDetail, language: Language): JsonLd {
  return {
    '@type': 'BlogPosting',
    '@id': `${paths.post(post.slug)}#post`,
    mainEntityOfPage: paths.post(post.slug),
    headline: post.title,
    description: post.meta_description || post.excerpt || undefined,
    image: sharedPicture(post.featured_image),
    datePublished: post.created_at,
    dateModified: post.updated_at,
    author: post.author_name ? { '@type': 'Person', name: post.author_name } : undefined,
    articleSection: post.category_name || undefined,
    keywords: post.tags.join(', ') || undefined,
    wordCount: post.content.replace(MARKUP, ' ').match(WORD)?.length ?? 0,
    timeRequired: `PT${post.reading_minutes}M`,
    inLanguage: language,
  };
}
