import type { PostSummary } from '@fakos/contracts/posts/contract';
import { Carousel } from '@fakos/shared-kit/ui/carousel';
import { getAccentClass } from '../../parts/accents.ts';
import { PostTile } from '../../parts/post-tile.tsx';
import { useText } from '../../text.ts';
import styles from './latest-posts.module.css';

const SIZES = '(min-width: 90rem) 27rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 84vw';

/** Posts in pages of three (spec section 9). */
export function PostCarousel({ posts }: { posts: readonly PostSummary[] }) {
  const text = useText();
  const items = posts.map((post, index) => ({
    key: post.id,
    content: <PostTile post={post} sizes={SIZES} detail="views" />,
    className: getAccentClass(index),
  }));
  const labels = { previous: text('latest.previousPage'), next: text('latest.nextPage') };
  return <Carousel items={items} labels={labels} styles={styles} />;
}
