import { useListPostCategoriesQuery } from '@fakos/shared-kit/api/post-categories/hooks';
import { Link } from '@fakos/shared-kit/router';
import { useText } from '../../text.ts';
import styles from './category-filter.module.css';
import { listAddress } from './list-address.ts';

/** Links to the list of each category that has posts. */
export function CategoryFilter({ current }: { current: string | undefined }) {
  const text = useText();
  const { data: answer } = useListPostCategoriesQuery();
  const categories = answer?.data.filter((category) => category.post_count > 0) ?? [];
  const entries = [{ slug: undefined, name: text('list.all') }, ...categories];
  return (
    <nav aria-label={text('list.categories')} className={styles.filter}>
      <ul className={styles.list}>
        {entries.map(({ slug, name }) => (
          <li key={slug ?? ''}>
            <Link
              to={listAddress({ category: slug, page: 1 })}
              aria-current={slug === current ? 'page' : undefined}
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
