import { imageUrl, placeholderUrl } from '@fakos/shared-kit/api/images/contract';
import type { PostSummary } from '@fakos/shared-kit/api/posts/contract';
import { useListPostsQuery } from '@fakos/shared-kit/api/posts/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths } from '@fakos/shared-kit/router';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { PostCard, type PostCardProps } from '@fakos/shared-kit/ui/post-card';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';
import { isFileName } from '../../framework/image-source.ts';
import { renderSafeLink } from '../../framework/safe-link.tsx';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { useWidgetText } from '../../widget-text.ts';
import { type PostCardsFields, readPostCardsFields } from './post-cards.fields.ts';
import styles from './post-cards.module.css';

/** Proportions of posts' pictures. */
const SHAPE = { width: 1200, height: 800 } as const;
const WIDTHS = [320, 480, 800, 1200] as const;

/** The newest posts, all of them or those of a category, or the featured alone (spec section 7). */
export function PostCardsView({ stored }: WidgetViewProps) {
  const text = useWidgetText();
  const kitText = useKitText();
  const fields = readPostCardsFields(stored);
  const { limit, categoryId, postType } = fields;
  const { currentData, error, refetch, isFetching } = useListPostsQuery({
    limit,
    status: 'published',
    ...(categoryId > 0 ? { category_id: categoryId } : {}),
    ...(postType === 'featured' ? { featured: 1 } : {}),
  });
  if (error && !currentData) {
    return (
      <ErrorState
        headingLevel={3}
        title={text('posts.failed')}
        retryLabel={kitText('actions.retry')}
        onRetry={refetch}
        pending={isFetching}
      />
    );
  }
  if (currentData?.data.length === 0) {
    return <p className={styles.none}>{text(categoryId > 0 ? 'posts.noneInCategory' : 'posts.none')}</p>;
  }
  return <Cards fields={fields} posts={currentData?.data} />;
}

function Cards({ fields, posts }: { fields: PostCardsFields; posts: readonly PostSummary[] | undefined }) {
  const { limit, columns, cardStyle } = fields;
  const places = Array.from({ length: limit }, (_, place) => place);
  return (
    <ul
      className={styles.cards}
      data-style={cardStyle}
      aria-busy={posts ? undefined : true}
      style={{ '--post-columns': columns }}
    >
      {posts
        ? posts.map((post) => (
            <li key={post.id}>
              <Card post={post} layout={cardStyle === 'list' ? 'row' : 'stacked'} />
            </li>
          ))
        : places.map((place) => (
            <li key={place}>
              <SkeletonCard ratio="3 / 2" />
            </li>
          ))}
    </ul>
  );
}

function Card({ post, layout }: { post: PostSummary } & Required<Pick<PostCardProps, 'layout'>>) {
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
