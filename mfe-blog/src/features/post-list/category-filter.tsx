import { useListPostCategoriesQuery } from '@fakos/shared-kit/api/post-categories/hooks';
import { Link } from '@fakos/shared-kit/router';
import { useText } from '../../text.ts';
import { type ListState, listAddress } from './list-address.ts';
import styles from './pills.module.css';

/** Links to the list of each category that has posts; what else the list is narrowed to stays. */
export function CategoryFilter({ state }: { state: ListState }) {
  const text = useText();
  const { data: answer } = useListPostCategoriesQuery();
  const categories = answer?.data.filter((category) => category.post_count > 0) ?? [];
  const entries = [{ slug: undefined, name: text('list.all') }, ...categories];
  return (
    <nav aria-label={text('list.categories')} className={styles.row}>
      <ul className={styles.list}>
        {entries.map(({ slug, name }) => (
          <li key={slug ?? ''}>
            <Link
              to={listAddress({ ...state, category: slug, page: 1 })}
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
