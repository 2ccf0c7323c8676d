import { useListPostCategoriesQuery } from '@fakos/shared-kit/api/post-categories/hooks';
import { useListPostsQuery, useListPostTagsQuery } from '@fakos/shared-kit/api/posts/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link, paths } from '@fakos/shared-kit/router';
import { Button } from '@fakos/shared-kit/ui/button';
import { SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { useText } from '../../text.ts';
import styles from './sidebar.module.css';

/** As in the footer (spec section 9). */
const DEFAULT_POSTS = 5;
const DEFAULT_ENTRIES = 12;

/** The newest or the most read posts. */
export function PostsWidget({
  sort,
  count = DEFAULT_POSTS,
}: {
  sort: 'created_at' | 'views';
  count?: number | undefined;
}) {
  const query = useListPostsQuery({ status: 'published', limit: count, sort, order: 'DESC' });
  const entries = query.data?.data.map(({ slug, title }) => ({ href: paths.post(slug), title }));
  return <EntryList entries={entries} query={query} />;
}

/** The categories that have posts. */
export function CategoriesWidget({ count = DEFAULT_ENTRIES }: { count?: number | undefined }) {
  const query = useListPostCategoriesQuery();
  const entries = query.data?.data
    .filter(({ post_count: posts }) => posts > 0)
    .slice(0, count)
    .map(({ slug, name, post_count: posts }) => ({ href: getFilterPath('category', slug), title: name, count: posts }));
  return <EntryList entries={entries} query={query} />;
}

/** The most used tags. */
export function TagsWidget({ count = DEFAULT_ENTRIES }: { count?: number | undefined }) {
  const query = useListPostTagsQuery();
  const entries = query.data?.data
    .slice(0, count)
    .map(({ tag, count: posts }) => ({ href: getFilterPath('tag', tag), title: tag, count: posts }));
  return <EntryList entries={entries} query={query} />;
}

function getFilterPath(name: 'category' | 'tag', value: string): string {
  return `${paths.blog}?${new URLSearchParams({ [name]: value })}`;
}

interface EntryListProps {
  entries: readonly { href: string; title: string; count?: number }[] | undefined;
  query: { readonly isError: boolean; readonly refetch: () => unknown };
}

function EntryList({ entries, query }: EntryListProps) {
  const text = useText();
  const kitText = useKitText();
  if (!entries && query.isError) {
    return (
      <>
        <p>{text('blog.errorText')}</p>
        <Button size="sm" variant="secondary" onClick={() => void query.refetch()}>
          {kitText('actions.retry')}
        </Button>
      </>
    );
  }
  if (!entries) return <SkeletonText lines={DEFAULT_POSTS} />;
  if (entries.length === 0) return <p>{text('list.noneFound')}</p>;
  return (
    <ul className={styles.list}>
      {entries.map(({ href, title, count }) => (
        <li key={href}>
          <Link to={href}>
            {title}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
