import { getImageUrl } from '@fakos/contracts/images/contract';
import type { Language } from '@fakos/contracts/languages';
import type { PostDetail } from '@fakos/contracts/posts/contract';
import type { JsonLd } from '@fakos/shared-kit/page-meta';
import { paths } from '@fakos/shared-kit/router';

const IMAGE_WIDTH = 1200;
const ADDRESS = /^(?:https?:\/\/|\/(?!\/))/i;
const MARKUP = /<!--[\s\S]*?-->|<\/?[a-z][^>]*>|&[a-z\d#]+;/gi;
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Address of a post's image for previews of shared links; undefined for a post without one. */
export function getSharedImage(file: string): string | undefined {
  if (file === '') return undefined;
  return ADDRESS.test(file) ? file : getImageUrl('post', file, IMAGE_WIDTH);
}

/** Structured data of a post (schema.org). */
export function getPostData(post: PostDetail, language: Language): JsonLd {
  return {
    '@type': 'BlogPosting',
    '@id': `${paths.post(post.slug)}#post`,
    mainEntityOfPage: paths.post(post.slug),
    headline: post.title,
    description: post.meta_description || post.excerpt || undefined,
    image: getSharedImage(post.featured_image),
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
