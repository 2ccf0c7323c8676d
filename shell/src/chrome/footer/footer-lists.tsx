import { useListCategoriesQuery } from '@fakos/shared-kit/api/categories/hooks';
import { useListPostsQuery } from '@fakos/shared-kit/api/posts/hooks';
import { Link, paths } from '@fakos/shared-kit/router';
import { Icon, type IconName } from '@fakos/shared-kit/ui/icon';
import { SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { useText } from '../../text.ts';
import { categoryIcon } from './category-icon.ts';
import styles from './footer.module.css';
import { ListFailed } from './list-failed.tsx';

/** How many posts a widget shows that names no number (spec section 9). */
const DEFAULT_POST_COUNT = 5;
/** How many shelves a widget shows that names no number. */
const DEFAULT_CATEGORY_COUNT = 8;

/** The newest posts by title. */
export function RecentPostsWidget({ count = DEFAULT_POST_COUNT }: { count: number | undefined }) {
  const text = useText();
  const query = useListPostsQuery({ status: 'published', limit: count, sort: 'created_at', order: 'DESC' });
  const entries = query.data?.data.map(({ slug, title }) => ({ href: paths.post(slug), title }));
  return <LinkList entries={entries} lines={count} empty={text('footer.noRecentPosts')} {...pick(query)} />;
}

/** The shop's shelves by name. */
export function CategoriesWidget({ count = DEFAULT_CATEGORY_COUNT }: { count: number | undefined }) {
  const text = useText();
  const query = useListCategoriesQuery();
  const entries = query.data?.data
    .slice(0, count)
    .map(({ slug, name }) => ({ href: paths.category(slug), title: name, icon: categoryIcon(name) }));
  return <LinkList entries={entries} lines={count} empty={text('footer.noCategories')} {...pick(query)} />;
}

interface Loading {
  failed: boolean;
  retry: () => void;
}

function pick({ isError, refetch }: { isError: boolean; refetch: () => unknown }): Loading {
  return { failed: isError, retry: () => void refetch() };
}

interface LinkListProps extends Loading {
  entries: readonly { href: string; title: string; icon?: IconName }[] | undefined;
  /** How many lines to keep free while the list loads. */
  lines: number;
  empty: string;
}

function LinkList({ entries, lines, empty, failed, retry }: LinkListProps) {
  if (!entries && failed) return <ListFailed retry={retry} />;
  if (!entries) return <SkeletonText lines={lines} className={styles.skeleton} />;
  if (entries.length === 0) return <p>{empty}</p>;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ul role="list" className={styles.links}>
      {entries.map(({ href, title, icon }) => (
        <li key={href}>
          <Link to={href} className={icon && styles.marked}>
            {icon && <Icon name={icon} size={18} />}
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
