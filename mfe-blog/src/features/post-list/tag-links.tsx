import { useListPostTagsQuery } from '@fakos/shared-kit/api/posts/hooks';
import { Link } from '@fakos/shared-kit/router';
import { useId } from 'react';
import { useText } from '../../text.ts';
import { type ListState, listAddress } from './list-address.ts';
import styles from './pills.module.css';
import pageStyles from './post-list-page.module.css';

/** Tags of most posts that stand in the open; the others unfold. */
const TAGS_IN_THE_OPEN = 16;

/** Links to the posts of each tag; nothing where posts have none. */
export function TagLinks({ state }: { state: ListState }) {
  const text = useText();
  const headingId = useId();
  const { currentData: answer } = useListPostTagsQuery();
  const tags = answer?.data ?? [];
  if (tags.length === 0) return null;

  const list = (some: typeof tags) => (
    <ul className={`${styles.list} ${styles.wrapped}`}>
      {some.map(({ tag, count }) => (
        <li key={tag}>
          <Link
            to={listAddress({ tag, page: 1 })}
            aria-current={tag === state.tag ? 'page' : undefined}
            className={styles.link}
          >
            {tag}
            <span className={styles.count}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
  const others = tags.slice(TAGS_IN_THE_OPEN);
  return (
    <section aria-labelledby={headingId} className={pageStyles.tags}>
      <h2 id={headingId} className={pageStyles.tagsTitle}>
        {text('list.tags')}
      </h2>
      {list(tags.slice(0, TAGS_IN_THE_OPEN))}
      {others.length > 0 && (
        <details className={pageStyles.moreTags}>
          <summary>{text('list.moreTags')}</summary>
          {list(others)}
        </details>
      )}
    </section>
  );
}
