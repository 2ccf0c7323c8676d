import type { AnswerOf } from '@fakos/shared-kit/api/contract';
import type { listProducts } from '@fakos/shared-kit/api/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { Pagination } from '@fakos/shared-kit/ui/pagination';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { late } from './late.ts';
import { addressOf } from './list-address.ts';
import { type ListView, PAGE_SIZE } from './list-view.ts';
import { ResultGrid, ResultItems, ResultSkeletons } from './result-grid.tsx';
import styles from './results.module.css';
import type { ShowView } from './use-list-view.ts';

const ListFailed = late((parts) => parts.ListFailed);
const MorePage = late((parts) => parts.MorePage);
const NoResults = late((parts) => parts.NoResults);

interface ResultsProps {
  view: ListView;
  answer: {
    data?: AnswerOf<typeof listProducts>;
    error?: { message?: string };
    isFetching: boolean;
    refetch: () => unknown;
  };
  onChange: ShowView;
}

/** The products of a view; while the next ones come, the last ones stay in sight. */
export function Results({ view, answer, onChange }: ResultsProps) {
  const text = useText();
  const kitText = useKitText();
  const { data, error, isFetching, refetch } = answer;
  const { from, page, layout } = view;

  if (error && (!isFetching || !data)) {
    return <ListFailed {...{ error, isFetching, refetch }} />;
  }
  if (!data) {
    return (
      <>
        <p role="status" className="visually-hidden">
          {kitText('state.loading')}
        </p>
        <ResultGrid layout={layout}>
          <ResultSkeletons count={PAGE_SIZE * (page - from + 1)} layout={layout} />
        </ResultGrid>
      </>
    );
  }
  const { total } = data.meta;
  const pageCount = Math.ceil(total / PAGE_SIZE);
  return (
    <div className={styles.results} aria-busy={isFetching} data-stale={isFetching || undefined}>
      {data.data.length > 0 ? (
        <Pages view={view} products={data.data} total={total} onChange={onChange} />
      ) : (
        <NoResults view={view} beyond={total > 0} onChange={onChange} />
      )}
      <Pagination
        className={styles.pages}
        page={page}
        pageCount={pageCount}
        hrefFor={(target) => addressOf({ ...view, from: target, page: target })}
        labels={{
          nav: text('list.pages'),
          previous: text('list.previousPage'),
          next: text('list.nextPage'),
          page: (target) => text('list.page', { page: target }),
        }}
      />
    </div>
  );
}

/** How many products are in sight. */
export function shownOf({ from, page }: ListView, total: number): number {
  return Math.min(page * PAGE_SIZE, total) - (from - 1) * PAGE_SIZE;
}

interface PagesProps extends Pick<ResultsProps, 'view' | 'onChange'> {
  /** Of the first page in sight. */
  products: AnswerOf<typeof listProducts>['data'];
  total: number;
}

function Pages({ view, products, total, onChange }: PagesProps) {
  const text = useText();
  const { from, page, layout } = view;
  const [asked, setAsked] = useState<number>();
  const shown = shownOf(view, total);
  const more = () => {
    setAsked(page + 1);
    onChange({ ...view, page: page + 1 }, { replace: true });
  };
  return (
    <>
      <ResultGrid layout={layout}>
        <ResultItems products={products} layout={layout} isFirst />
        {Array.from({ length: page - from }, (_, index) => from + index + 1)
          .filter((later) => (later - 1) * PAGE_SIZE < total)
          .map((later) => (
            <MorePage
              key={later}
              view={view}
              page={later}
              expected={Math.min(PAGE_SIZE, total - (later - 1) * PAGE_SIZE)}
              takesFocus={asked === later}
            />
          ))}
      </ResultGrid>
      {total > PAGE_SIZE && (
        <div className={styles.more}>
          <p className={styles.shown}>{text('list.shown', { shown, total })}</p>
          {page * PAGE_SIZE < total && (
            <Button variant="secondary" onClick={more}>
              {text('list.loadMore')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
