import { useListCategoriesQuery } from '@fakos/shared-kit/api/categories/hooks';
import { useListPostsQuery } from '@fakos/shared-kit/api/posts/hooks';
import { Link, paths } from '@fakos/shared-kit/router';
import { Icon, type IconName } from '@fakos/shared-kit/ui/icon';
import { List } from '@fakos/shared-kit/ui/list';
import { SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import styles from '../footer.module.css';
import { useFooterText } from '../footer-text.ts';
import { getCategoryIcon } from './category-icon.ts';
import { ListError } from './list-error.tsx';

/** Spec section 9. */
const DEFAULT_POST_COUNT = 5;
const DEFAULT_CATEGORY_COUNT = 8;

export function RecentPostsWidget({ count = DEFAULT_POST_COUNT }: { count: number | undefined }) {
  const text = useFooterText();
  const query = useListPostsQuery({ status: 'published', limit: count, sort: 'created_at', order: 'DESC' });
  const items = query.data?.data.map(({ slug, title }) => ({ href: paths.post(slug), title }));
  return <LinkList items={items} skeletonLines={count} empty={text('noRecentPosts')} {...toLoadState(query)} />;
}

export function CategoriesWidget({ count = DEFAULT_CATEGORY_COUNT }: { count: number | undefined }) {
  const text = useFooterText();
  const query = useListCategoriesQuery();
  const items = query.data?.data
    .slice(0, count)
    .map(({ slug, name, icon }) => ({ href: paths.category(slug), title: name, icon: icon || getCategoryIcon(name) }));
  return <LinkList items={items} skeletonLines={count} empty={text('noCategories')} {...toLoadState(query)} />;
}

interface LoadState {
  hasFailed: boolean;
  retry: () => void;
}

function toLoadState({ isError, refetch }: { isError: boolean; refetch: () => unknown }): LoadState {
  return { hasFailed: isError, retry: () => void refetch() };
}

interface LinkListProps extends LoadState {
  items: readonly { href: string; title: string; icon?: IconName }[] | undefined;
  /** Number of lines of the skeleton. */
  skeletonLines: number;
  empty: string;
}

function LinkList({ items, skeletonLines, empty, hasFailed, retry }: LinkListProps) {
  if (!items && hasFailed) return <ListError retry={retry} />;
  if (!items) return <SkeletonText lines={skeletonLines} className={styles.skeleton} />;
  if (items.length === 0) return <p>{empty}</p>;
  return (
    <List className={styles.links}>
      {items.map(({ href, title, icon }) => (
        <li key={href}>
          <Link to={href} className={icon && styles.withIcon}>
            {icon && <Icon name={icon} size={18} />}
            {title}
          </Link>
        </li>
      ))}
    </List>
  );
}
