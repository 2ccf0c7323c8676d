import { Link } from '@fakos/shared-kit/router';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { useText } from '../../text.ts';
import { getListPath, type ListState } from './list-state.ts';
import styles from './pills.module.css';
import pageStyles from './post-list-page.module.css';

/** The list's tag and search, each with a link that removes it, and the number of posts found. */
export function ActiveFilters({ state, total }: { state: ListState; total: number | undefined }) {
  const text = useText();
  const filters = [
    { id: 'tag', name: state.tag && `#${state.tag}`, without: getListPath({ ...state, tag: undefined, page: 1 }) },
    {
      id: 'search',
      name: state.search && text('list.quoted', { search: state.search }),
      without: getListPath({ ...state, search: undefined, page: 1 }),
    },
  ].flatMap(({ name, ...filter }) => (name ? [{ ...filter, name }] : []));
  if (filters.length === 0) return null;
  return (
    <div className={pageStyles.active}>
      <ul aria-label={text('list.active')} className={`${styles.list} ${styles.wrapped}`}>
        {filters.map(({ id, name, without }) => (
          <li key={id}>
            <Link to={without} aria-label={text('list.without', { name })} className={styles.link} preventScrollReset>
              {name}
              <Icon name="close" size={14} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={pageStyles.found}>{total ? text('list.found', { count: total }) : ''}</p>
    </div>
  );
}
