import { Link } from '@fakos/shared-kit/router';
import { useText } from '../../text.ts';
import { getListPath, type ListState } from './list-state.ts';
import styles from './sort-links.module.css';

/** Links to the list in each sort order. */
export function SortLinks({ state }: { state: ListState }) {
  const text = useText();
  const orders = [
    [undefined, text('list.newest')],
    ['views', text('list.mostRead')],
    ['title', text('list.byTitle')],
  ] as const;
  return (
    <nav aria-label={text('list.sort')}>
      <ul className={styles.list}>
        {orders.map(([sort, name]) => (
          <li key={name}>
            <Link
              to={getListPath({ ...state, sort, page: 1 })}
              aria-current={sort === state.sort ? 'page' : undefined}
              className={styles.link}
              preventScrollReset
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
