import { useListPostsQuery } from '@fakos/shared-kit/api/posts/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@fakos/shared-kit/ui/visually-hidden';
import { getAccentClass } from '../../parts/accents.ts';
import { PostTile } from '../../parts/post-tile.tsx';
import { useText } from '../../text.ts';
import styles from './post-cards.module.css';

/** Spec section 9. */
const DEFAULT_LIMIT = 6;
const DEFAULT_COLUMNS = 3;
const DEFAULT_HEADING_LEVEL = 3;

const SIZES = {
  1: '(min-width: 64rem) 56rem, 100vw',
  2: '(min-width: 64rem) 28rem, (min-width: 40rem) 50vw, 100vw',
  3: '(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 100vw',
  4: '(min-width: 64rem) 16rem, (min-width: 40rem) 50vw, 100vw',
} as const;

const ROW_SIZES = '(min-width: 70rem) 35rem, (min-width: 48rem) 52vw, 100vw';

/** Slot `posts.cards`: cards in up to `columns` columns, or one per row. */
export function PostCards(props: SlotProps['posts.cards']) {
  const { limit = DEFAULT_LIMIT, categoryId, featured, columns = DEFAULT_COLUMNS, layout = 'stacked' } = props;
  const { headingLevel = DEFAULT_HEADING_LEVEL } = props;
  const text = useText();
  const { currentData, isError, isFetching, refetch } = useListPostsQuery({
    limit,
    status: 'published',
    category_id: categoryId,
    featured: featured ? '1' : undefined,
  });
  const isRow = layout === 'row';
  const grid = `${styles.cards} ${styles[isRow ? 'columns1' : `columns${columns}`]}`;
  const card = { headingLevel, layout, sizes: isRow ? ROW_SIZES : SIZES[columns] };
  if (currentData && currentData.data.length > 0) {
    return (
      <ul className={grid}>
        {currentData.data.map((post, index) => (
          <li key={post.id} className={getAccentClass(index)}>
            <PostTile post={post} {...card} detail="views" />
          </li>
        ))}
      </ul>
    );
  }
  if (currentData) {
    const reason = categoryId === undefined ? text('list.nonePublished') : text('list.noneInCategory');
    return <EmptyState headingLevel={toStateHeadingLevel(headingLevel)} title={text('list.noneFound')} text={reason} />;
  }
  if (isError) return <Failed headingLevel={headingLevel} isPending={isFetching} onRetry={refetch} />;
  return (
    <div role="status">
      <VisuallyHidden>{text('list.loading')}</VisuallyHidden>
      <div className={grid}>
        {Array.from({ length: limit }, (_, index) => (
          <div key={index} className={getAccentClass(index)}>
            <SkeletonCard ratio="3 / 2" layout={layout} />
          </div>
        ))}
      </div>
    </div>
  );
}

interface FailedProps {
  headingLevel: 2 | 3 | 4;
  isPending: boolean;
  onRetry: () => void;
}

function Failed({ headingLevel, isPending, onRetry }: FailedProps) {
  const text = useText();
  const kitText = useKitText();
  return (
    <ErrorState
      headingLevel={toStateHeadingLevel(headingLevel)}
      title={text('list.noneFound')}
      text={text('blog.errorText')}
      retryLabel={kitText('actions.retry')}
      onRetry={onRetry}
      pending={isPending}
    />
  );
}

/** The kit's empty and error states have headings of level 2 and 3 only. */
function toStateHeadingLevel(level: 2 | 3 | 4): 2 | 3 {
  return level === 4 ? 3 : level;
}
