import type { PostSummary } from '@fakos/shared-kit/api/posts/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { paths } from '@fakos/shared-kit/router';
import { PostCard, type PostCardProps } from '@fakos/shared-kit/ui/post-card';
import { useText } from '../text.ts';
import { postImage } from './post-image.ts';
import { WishToggle } from './wish-toggle.tsx';

interface PostTileProps extends Pick<PostCardProps, 'headingLevel' | 'layout' | 'className'> {
  post: PostSummary;
  /** The `sizes` of its picture. */
  sizes: string;
  /** Its picture is the first that the page shows. */
  priority?: boolean;
  /** What stands after the date. */
  fact?: 'reading' | 'views';
}

/** A post in a list. */
export function PostTile({ post, sizes, priority, fact = 'reading', ...card }: PostTileProps) {
  const text = useText();
  const format = useFormat();
  // Beside its picture a card has no corner over it, so the large post keeps its toggle for its own page.
  // The title beside it says what the picture shows, so it is decoration here.
  const image = postImage(post.featured_image, '');
  const meta =
    fact === 'views'
      ? text('card.views', { count: post.views, number: format.number(post.views) })
      : text('card.readingMinutes', { count: post.reading_minutes });
  return (
    <PostCard
      {...card}
      href={paths.post(post.slug)}
      title={post.title}
      excerpt={post.excerpt}
      image={image && { ...image, sizes, priority }}
      category={post.category_name}
      date={format.longDate(post.created_at)}
      dateTime={post.created_at}
      meta={meta}
      corner={card.layout !== 'row' && <WishToggle post={post} />}
    />
  );
}
