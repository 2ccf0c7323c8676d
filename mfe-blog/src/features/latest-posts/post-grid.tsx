import type { PostSummary } from '@fakos/shared-kit/api/posts/contract';
import { accentOf } from '../../parts/accents.ts';
import { PostTile } from '../../parts/post-tile.tsx';
import styles from './latest-posts.module.css';

const SIZES = '(min-width: 90rem) 20rem, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 100vw';

/** Four posts a row where there is room. */
export function PostGrid({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className={styles.grid}>
      {posts.map((post, index) => (
        <li key={post.id} className={accentOf(index)}>
          <PostTile post={post} sizes={SIZES} fact="views" />
        </li>
      ))}
    </ul>
  );
}
