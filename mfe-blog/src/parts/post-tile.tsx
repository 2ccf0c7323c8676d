import type { PostSummary } from '@fakos/contracts/posts/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { paths } from '@fakos/shared-kit/router';
import { PostCard, type PostCardProps } from '@fakos/shared-kit/ui/post-card';
import { useText } from '../text.ts';
import { useBlogSettings } from './blog-settings.ts';
import { getPostImage } from './post-image.ts';
import { WishlistToggle } from './wishlist-toggle.tsx';

interface PostTileProps extends Pick<PostCardProps, 'headingLevel' | 'layout' | 'className'> {
  post: PostSummary;
  /** `sizes` of the image. */
  sizes: string;
  /** The image loads first. */
  priority?: boolean;
  /** Shown after the date. */
  detail?: 'reading' | 'views';
}

/** A post in a list or grid. */
export function PostTile({ post, sizes, priority, detail = 'reading', ...card }: PostTileProps) {
  const text = useText();
  const format = useFormat();
  // Decorative: the title beside it says the same.
  const image = getPostImage(post.featured_image, '');
  const { showsDate, showsViews, showsReadingTime } = useBlogSettings();
  const views = showsViews && text('card.views', { count: post.views, number: format.number(post.views) });
  const readingTime = showsReadingTime && text('card.readingMinutes', { count: post.reading_minutes });
  return (
    <PostCard
      {...card}
      href={paths.post(post.slug)}
      title={post.title}
      excerpt={post.excerpt}
      image={image && { ...image, sizes, priority }}
      category={post.category_name}
      {...(showsDate && { date: format.longDate(post.created_at), dateTime: post.created_at })}
      meta={detail === 'views' ? views : readingTime}
      corner={card.layout !== 'row' && <WishlistToggle post={post} />}
    />
  );
}
