import type { PostDetail } from '@fakos/shared-kit/api/posts/contract';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { breadcrumbData, PageDescription } from '@fakos/shared-kit/page-meta';
import { postData, sharedPicture } from './post-data.ts';
import { usePostCrumbs } from './use-post-crumbs.ts';

/** What a post's page says of itself. */
export function PostDescription({ post }: { post: PostDetail }) {
  const language = useLanguage();
  const crumbs = usePostCrumbs(post);
  return (
    <PageDescription
      type="article"
      title={post.meta_title || post.title}
      description={post.meta_description || post.excerpt}
      image={sharedPicture(post.featured_image)}
      // Only the server writes it, so builds for browsers leave it out.
      {...(typeof window === 'undefined' && { data: [postData(post, language), breadcrumbData(crumbs)] })}
    />
  );
}
