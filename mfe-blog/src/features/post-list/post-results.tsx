import type { PostSummary } from '@fakos/contracts/posts/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { Grid } from '@fakos/shared-kit/ui/grid';
import { List } from '@fakos/shared-kit/ui/list';
import { Pagination } from '@fakos/shared-kit/ui/pagination';
import { PostTile } from '../../parts/post-tile.tsx';
import { useSidebar } from '../../parts/sidebar/use-sidebar.ts';
import { useText } from '../../text.ts';
import { getListPath, type ListState } from './list-state.ts';
import styles from './post-list-page.module.css';

const LEAD_SIZES = '(min-width: 90rem) 48rem, (min-width: 48rem) 56vw, 100vw';
const TILE_SIZES = '(min-width: 90rem) 27rem, (min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 100vw';

interface PostResultsProps {
  state: ListState;
  posts: readonly PostSummary[];
  meta: { page: number; limit: number; total: number };
}

/** A page of the list: the first post large, the others in a grid. */
export function PostResults({ state, posts, meta }: PostResultsProps) {
  const text = useText();
  const kitText = useKitText();
  const columns = useSidebar() ? 2 : 3;
  const [lead, ...others] = posts;
  if (!lead) return <NoPosts state={state} total={meta.total} />;
  return (
    <>
      <PostTile post={lead} layout="row" headingLevel={2} sizes={LEAD_SIZES} priority className={styles.lead} />
      <Grid as={List} columns={{ base: 1, md: 2, lg: columns }} gap="lg">
        {others.map((post) => (
          <li key={post.id}>
            <PostTile post={post} headingLevel={2} sizes={TILE_SIZES} />
          </li>
        ))}
      </Grid>
      <Pagination
        className={styles.pages}
        page={meta.page}
        pageCount={Math.ceil(meta.total / meta.limit)}
        getHref={(page) => getListPath({ ...state, page })}
        labels={{
          nav: text('list.pages'),
          previous: kitText('actions.previous'),
          next: kitText('actions.next'),
          page: (page) => text('list.page', { page }),
        }}
      />
    </>
  );
}

function NoPosts({ state, total }: { state: ListState; total: number }) {
  const text = useText();
  const isPastEnd = total > 0;
  const link = isPastEnd
    ? { href: getListPath({ ...state, page: 1 }), label: text('list.firstPage') }
    : { href: getListPath({ page: 1 }), label: text('blog.toBlog') };
  const isFiltered = Boolean(state.search || state.tag || state.category);
  return (
    <EmptyState
      title={text('list.noneFound')}
      text={isPastEnd ? undefined : getEmptyText(text, state)}
      action={(isPastEnd || isFiltered) && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
    />
  );
}

function getEmptyText(text: ReturnType<typeof useText>, { search, tag, category }: ListState): string {
  if (search) return text('list.noneForSearch', { search });
  if (tag) return text('list.noneWithTag');
  return category ? text('list.noneInCategory') : text('list.nonePublished');
}
