import { useListPostTagsQuery } from '@fakos/shared-kit/api/posts/hooks';
import { Link } from '@fakos/shared-kit/router';
import { useId } from 'react';
import { useText } from '../../text.ts';
import { getListPath, type ListState } from './list-state.ts';
import styles from './pills.module.css';
import pageStyles from './post-list-page.module.css';

/** Number of the most used tags that are always visible; the others can be expanded. */
const VISIBLE_TAGS = 16;

/** Links to the posts of each tag. */
export function TagLinks({ state }: { state: ListState }) {
  const text = useText();
  const headingId = useId();
  const { currentData: response } = useListPostTagsQuery();
  const tags = response?.data ?? [];
  if (tags.length === 0) return null;

  const renderList = (listed: typeof tags) => (
    <ul className={`${styles.list} ${styles.wrapped}`}>
      {listed.map(({ tag, count }) => (
        <li key={tag}>
          <Link
            to={getListPath({ tag, page: 1 })}
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
  const others = tags.slice(VISIBLE_TAGS);
  return (
    <section aria-labelledby={headingId} className={pageStyles.tags}>
      <h2 id={headingId} className={pageStyles.tagsTitle}>
        {text('list.tags')}
      </h2>
      {renderList(tags.slice(0, VISIBLE_TAGS))}
      {others.length > 0 && (
        <details className={pageStyles.moreTags}>
          <summary>{text('list.moreTags')}</summary>
          {renderList(others)}
        </details>
      )}
    </section>
  );
}
