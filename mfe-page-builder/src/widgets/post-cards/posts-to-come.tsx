import { imageUrl, placeholderUrl } from '@fakos/shared-kit/api/images/contract';
import type { PostSummary } from '@fakos/shared-kit/api/posts/contract';
import { useListPostsQuery } from '@fakos/shared-kit/api/posts/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { paths } from '@fakos/shared-kit/router';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { PostCard, type PostCardProps } from '@fakos/shared-kit/ui/post-card';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';
import type { ReactNode } from 'react';
import { isFileName } from '../../framework/image-source.ts';
import { renderSafeLink } from '../../framework/safe-link.tsx';
import { useWidgetText } from '../../widget-text.ts';
import type { PostCardsFields } from './post-cards.fields.ts';
import styles from './post-cards.module.css';

/** Proportions of posts' pictures. */
const SHAPE = { width: 1200, height: 800 } as const;
const WIDTHS = [320, 480, 800, 1200] as const;

interface PostsToComeProps {
  fields: PostCardsFields;
  /** Shown where no posts are known; else places for them. */
  otherwise?: ReactNode;
}

/**
 * What a page's server writes of the posts, for those who read without scripts and until the blog's own cards are there,
 * which are as large. It asks for what they ask for, so that it is fetched once.
 */
export function PostsToCome({ fields, otherwise }: PostsToComeProps) {
  const { limit, categoryId, postType, columns, cardStyle } = fields;
  const text = useWidgetText();
  const { currentData } = useListPostsQuery({
    limit,
    status: 'published',
    category_id: categoryId > 0 ? categoryId : undefined,
    featured: postType === 'featured' ? '1' : undefined,
  });
  if (!currentData && otherwise) return otherwise;
  if (currentData?.data.length === 0) {
    const why = text(categoryId > 0 ? 'posts.noneInCategory' : 'posts.nonePublished');
    return <EmptyState headingLevel={3} title={text('posts.none')} text={why} />;
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
        Array.from({ length: limit }, (_, place) => (
          <li key={place}>
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
  const image = pictureOf(post.featured_image);
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

// The title beside it says what the picture shows, so it is decoration here.
function pictureOf(file: string): PostCardProps['image'] {
  if (file === '') return undefined;
  const fallbackSrc = placeholderUrl(SHAPE.width, SHAPE.height, 'Image Error');
  if (!isFileName(file)) return { src: file, alt: '', ...SHAPE, fallbackSrc };
  const srcSet = WIDTHS.map((width) => `${imageUrl('post', file, width)} ${width}w`).join(', ');
  return { src: imageUrl('post', file, SHAPE.width), srcSet, alt: '', ...SHAPE, fallbackSrc };
}
