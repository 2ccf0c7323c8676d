import { isImageFile } from '@fakos/contracts/html/safe-values';
import { getImageUrl, getPlaceholderUrl } from '@fakos/contracts/images/contract';
import type { PostSummary } from '@fakos/contracts/posts/contract';
import type { PostCardsFields } from '@fakos/contracts/widgets';
import { useListPostsQuery } from '@fakos/shared-kit/api/posts/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { paths } from '@fakos/shared-kit/router';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { PostCard, type PostCardProps } from '@fakos/shared-kit/ui/post-card';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';
import type { ReactNode } from 'react';
import { renderSafeLink } from '../../framework/safe-link.tsx';
import { useWidgetText } from '../../widget-text.ts';
import styles from './post-cards.module.css';

/** Proportions of the posts' images. */
const SIZE = { width: 1200, height: 800 } as const;
const WIDTHS = [320, 480, 800, 1200] as const;

interface PostsSkeletonProps {
  fields: PostCardsFields;
  /** Shown instead of placeholder cards while no posts are known. */
  fallback?: ReactNode;
}

/**
 * The posts as the server renders them: shown without JavaScript, and until the blog's own cards of the same size have
 * loaded. It sends the same query as those, so the posts are fetched once.
 */
export function PostsSkeleton({ fields, fallback }: PostsSkeletonProps) {
  const { limit, categoryId, postType, columns, cardStyle } = fields;
  const text = useWidgetText();
  const { currentData } = useListPostsQuery({
    limit,
    status: 'published',
    category_id: categoryId > 0 ? categoryId : undefined,
    featured: postType === 'featured' ? '1' : undefined,
  });
  if (!currentData && fallback) return fallback;
  if (currentData?.data.length === 0) {
    const reason = text(categoryId > 0 ? 'posts.noneInCategory' : 'posts.nonePublished');
    return <EmptyState headingLevel={3} title={text('posts.none')} text={reason} />;
  }
  const layout = cardStyle === 'list' ? 'row' : 'stacked';
  return (
    <ul
      className={styles.cards}
      data-layout={layout}
      data-columns={columns}
      aria-busy={currentData ? undefined : true}
      style={{ '--post-columns': columns }}
    >
      {currentData?.data.map((post) => (
        <li key={post.id}>
          <Card post={post} layout={layout} />
        </li>
      )) ??
        Array.from({ length: limit }, (_, index) => (
          <li key={index}>
            <SkeletonCard ratio="3 / 2" layout={layout} />
          </li>
        ))}
    </ul>
  );
}

type Layout = Required<Pick<PostCardProps, 'layout'>>;

function Card({ post, layout }: { post: PostSummary } & Layout) {
  const text = useWidgetText();
  const format = useFormat();
  const image = getPostImage(post.featured_image);
  return (
    <PostCard
      layout={layout}
      href={paths.post(post.slug)}
      title={post.title}
      excerpt={post.excerpt}
      category={post.category_name}
      date={format.longDate(post.created_at)}
      dateTime={post.created_at}
      meta={text('posts.views', { count: post.views, number: format.number(post.views) })}
      renderLink={renderSafeLink}
      {...(image ? { image } : {})}
    />
  );
}

// Decorative: the title beside it says the same.
function getPostImage(file: string): PostCardProps['image'] {
  if (file === '') return undefined;
  const fallbackSrc = getPlaceholderUrl(SIZE.width, SIZE.height, 'Image Error');
  if (!isImageFile(file)) return { src: file, alt: '', ...SIZE, fallbackSrc };
  const srcSet = WIDTHS.map((width) => `${getImageUrl('post', file, width)} ${width}w`).join(', ');
  return { src: getImageUrl('post', file, SIZE.width), srcSet, alt: '', ...SIZE, fallbackSrc };
}
