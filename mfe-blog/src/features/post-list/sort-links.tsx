import { Link } from '@fakos/shared-kit/router';
import { useText } from '../../text.ts';
import { type ListState, listAddress } from './list-address.ts';
import styles from './sort-links.module.css';

/** In which order the list stands, each order an address. */
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
              to={listAddress({ ...state, sort, page: 1 })}
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
