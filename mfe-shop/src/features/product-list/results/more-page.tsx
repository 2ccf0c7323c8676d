import { useListProductsQuery } from '@fakos/shared-kit/api/products/hooks';
import { useEffect, useRef } from 'react';
import { type ListView, toListQuery } from '../view/list-view.ts';
import { ListError } from './list-error.tsx';
import { ResultItems, ResultSkeletons } from './result-grid.tsx';
import { ResultRows } from './result-row.tsx';
import styles from './results.module.css';

interface MorePageProps {
  view: ListView;
  page: number;
  /** Number of products on the page. */
  expectedCount: number;
  /** The visitor requested this page: its first product takes the focus once it has loaded. */
  shouldTakeFocus: boolean;
}

/** An additional page of products below the first one, with skeletons while it loads. */
export function MorePage({ view, page, expectedCount, shouldTakeFocus }: MorePageProps) {
  const { currentData: data, error, isFetching, refetch } = useListProductsQuery(toListQuery(view, page));
  const firstItem = useRef<HTMLLIElement>(null);
  const isLoaded = data !== undefined;

  useEffect(
    function focusFirstProduct() {
      if (isLoaded && shouldTakeFocus) firstItem.current?.querySelector('a')?.focus({ preventScroll: true });
    },
    [isLoaded, shouldTakeFocus],
  );

  if (error && !data) {
    return (
      <li className={styles.failed}>
        <ListError {...{ error, isFetching, refetch }} />
      </li>
    );
  }
  if (!data) return <ResultSkeletons count={expectedCount} layout={view.layout} />;
  return <ResultItems products={data.data} layout={view.layout} Rows={ResultRows} firstItemRef={firstItem} />;
}
