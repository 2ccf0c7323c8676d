import type { PostSummary } from '@fakos/contracts/posts/contract';
import { getAccentClass } from '../../parts/accents.ts';
import { PostTile } from '../../parts/post-tile.tsx';
import styles from './latest-posts.module.css';

const SIZES = '(min-width: 90rem) 20rem, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 100vw';

/** Up to four posts per row. */
export function PostGrid({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className={styles.grid}>
      {posts.map((post, index) => (
        <li key={post.id} className={getAccentClass(index)}>
          <PostTile post={post} sizes={SIZES} detail="views" />
        </li>
      ))}
    </ul>
  );
}
