import { useListPostCategoriesQuery } from '@fakos/shared-kit/api/post-categories/hooks';
import { Link } from '@fakos/shared-kit/router';
import { useText } from '../../text.ts';
import { getListPath, type ListState } from './list-state.ts';
import styles from './pills.module.css';

/** Links to each category with posts; the other filters stay. */
export function CategoryFilter({ state }: { state: ListState }) {
  const text = useText();
  const { data: response } = useListPostCategoriesQuery();
  const categories = response?.data.filter((category) => category.post_count > 0) ?? [];
  const entries = [{ slug: undefined, name: text('list.all') }, ...categories];
  return (
    <nav aria-label={text('list.categories')} className={styles.row}>
      <ul className={styles.list}>
        {entries.map(({ slug, name }) => (
          <li key={slug ?? ''}>
            <Link
              to={getListPath({ ...state, category: slug, page: 1 })}
              aria-current={slug === state.category ? 'page' : undefined}
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
