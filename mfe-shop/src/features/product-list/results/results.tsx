import type { EndpointResponse } from '@fakos/contracts/endpoint';
import type { listProducts } from '@fakos/contracts/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { Pagination } from '@fakos/shared-kit/ui/pagination';
import { useState } from 'react';
import { useText } from '../../../text.ts';
import { lazyListParts } from '../lazy-list-parts.ts';
import { toListAddress } from '../view/list-address.ts';
import { type ListView, PAGE_SIZE } from '../view/list-view.ts';
import type { ChangeView } from '../view/use-list-view.ts';
import { ResultGrid, ResultItems, ResultSkeletons } from './result-grid.tsx';
import styles from './results.module.css';

const ListError = lazyListParts.part((parts) => parts.ListError);
const MorePage = lazyListParts.part((parts) => parts.MorePage);
const NoResults = lazyListParts.part((parts) => parts.NoResults);
const ResultRows = lazyListParts.part((parts) => parts.ResultRows);

/** Id of the products, which a link skips to past the filters. */
export const RESULTS_ID = 'products';

interface ResultsProps {
  view: ListView;
  result: {
    data?: EndpointResponse<typeof listProducts>;
    error?: { message?: string };
    isFetching: boolean;
    refetch: () => unknown;
  };
  onChange: ChangeView;
}

/** The products of a view. While new results load, the previous ones stay visible. */
export function Results({ view, result, onChange }: ResultsProps) {
  const text = useText();
  const kitText = useKitText();
  const { data, error, isFetching, refetch } = result;
  const { from, page, layout } = view;

  if (error && (!isFetching || !data)) {
    return <ListError {...{ error, isFetching, refetch }} />;
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
    <div
      id={RESULTS_ID}
      tabIndex={-1}
      className={styles.results}
      aria-busy={isFetching}
      data-stale={isFetching || undefined}
    >
      {data.data.length > 0 ? (
        <Pages view={view} products={data.data} total={total} onChange={onChange} />
      ) : (
        <NoResults view={view} isBeyondLastPage={total > 0} onChange={onChange} />
      )}
      <Pagination
        className={styles.pages}
        page={page}
        pageCount={pageCount}
        getHref={(target) => toListAddress({ ...view, from: target, page: target })}
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

/** Number of products shown. */
export function countShown({ from, page }: ListView, total: number): number {
  return Math.min(page * PAGE_SIZE, total) - (from - 1) * PAGE_SIZE;
}

interface PagesProps extends Pick<ResultsProps, 'view' | 'onChange'> {
  /** Products of the first page shown. */
  products: EndpointResponse<typeof listProducts>['data'];
  total: number;
}

function Pages({ view, products, total, onChange }: PagesProps) {
  const text = useText();
  const { from, page, layout } = view;
  const [requestedPage, setRequestedPage] = useState<number>();
  const shown = countShown(view, total);
  const loadMore = () => {
    setRequestedPage(page + 1);
    onChange((current) => ({ ...current, page: page + 1 }), { replace: true });
  };
  return (
    <>
      <ResultGrid layout={layout}>
        <ResultItems products={products} layout={layout} Rows={ResultRows} isFirstPage />
        {Array.from({ length: page - from }, (_, index) => from + index + 1)
          .filter((laterPage) => (laterPage - 1) * PAGE_SIZE < total)
          .map((laterPage) => (
            <MorePage
              key={laterPage}
              view={view}
              page={laterPage}
              expectedCount={Math.min(PAGE_SIZE, total - (laterPage - 1) * PAGE_SIZE)}
              shouldTakeFocus={requestedPage === laterPage}
            />
          ))}
      </ResultGrid>
      {total > PAGE_SIZE && (
        <div className={styles.more}>
          <p className={styles.shown}>{text('list.shown', { shown, total })}</p>
          {page * PAGE_SIZE < total && (
            <Button variant="secondary" onClick={loadMore}>
              {text('list.loadMore')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
