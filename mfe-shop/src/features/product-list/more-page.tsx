import { useListProductsQuery } from '@fakos/shared-kit/api/products/hooks';
import { useEffect, useRef } from 'react';
import { ListFailed } from './list-failed.tsx';
import { callOf, type ListView } from './list-view.ts';
import { ResultItems, ResultSkeletons } from './result-grid.tsx';
import styles from './results.module.css';

interface MorePageProps {
  view: ListView;
  page: number;
  /** How many products it will have. */
  expected: number;
  /** The visitor asked for it: the first of its products gets the focus once it is there. */
  takesFocus: boolean;
}

/** Another page of products below the first one; holds its place while it loads. */
export function MorePage({ view, page, expected, takesFocus }: MorePageProps) {
  const { currentData: data, error, isFetching, refetch } = useListProductsQuery(callOf(view, page));
  const start = useRef<HTMLLIElement>(null);
  const isThere = data !== undefined;

  useEffect(
    function leadOn() {
      if (isThere && takesFocus) start.current?.querySelector('a')?.focus({ preventScroll: true });
    },
    [isThere, takesFocus],
  );

  if (error && !data) {
    return (
      <li className={styles.failed}>
        <ListFailed {...{ error, isFetching, refetch }} />
      </li>
    );
  }
  if (!data) return <ResultSkeletons count={expected} layout={view.layout} />;
  return <ResultItems products={data.data} layout={view.layout} startRef={start} />;
}
