import type { PostDetail } from '@fakos/contracts/posts/contract';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { getBreadcrumbData, PageHead } from '@fakos/shared-kit/page-meta';
import { getPostData, getSharedImage } from './structured-data.ts';
import { usePostBreadcrumbs } from './use-post-breadcrumbs.ts';

/** Metadata of a post's page. */
export function PostHead({ post }: { post: PostDetail }) {
  const language = useLanguage();
  const crumbs = usePostBreadcrumbs(post);
  return (
    <PageHead
      type="article"
      title={post.meta_title || post.title}
      description={post.meta_description || post.excerpt}
      image={getSharedImage(post.featured_image)}
      // Structured data is only rendered by the server, so builds for browsers leave it out.
      {...(typeof window === 'undefined' && { data: [getPostData(post, language), getBreadcrumbData(crumbs)] })}
    />
  );
}
