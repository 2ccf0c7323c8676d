import type { PostDetail } from '@fakos/contracts/posts/contract';
import { Link, paths } from '@fakos/shared-kit/router';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { useText } from '../../../text.ts';
import styles from './post-end.module.css';

/** Links to the posts published before and after this one. */
export function AdjacentPosts({ previous, next }: Pick<PostDetail, 'previous' | 'next'>) {
  const text = useText();
  if (!previous && !next) return null;
  return (
    <nav aria-label={text('post.around')} className={styles.adjacent}>
      {previous && (
        <Link to={paths.post(previous.slug)} rel="prev" className={styles.adjacentLink}>
          <span className={styles.direction}>
            <Icon name="arrow-left" size={18} />
            {text('post.previous')}
          </span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={paths.post(next.slug)} rel="next" className={`${styles.adjacentLink} ${styles.next}`}>
          <span className={styles.direction}>
            {text('post.next')}
            <Icon name="arrow-right" size={18} />
          </span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
