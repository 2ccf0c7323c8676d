import { useListProductsQuery } from '@fakos/shared-kit/api/products/hooks';
import { LiveRegion } from '@fakos/shared-kit/ui/live-region';
import { useListTop } from '@fakos/shared-kit/ui/pagination';
import { SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import type { MouseEvent } from 'react';
import { useText } from '../../text.ts';
import { lazyListParts } from './lazy-list-parts.ts';
import styles from './product-list.module.css';
import { countShown, RESULTS_ID, Results } from './results/results.tsx';
import { ListToolbar } from './toolbar/list-toolbar.tsx';
import { toListAddress } from './view/list-address.ts';
import { countFilters, type ListView, toListQuery } from './view/list-view.ts';
import type { ChangeView } from './view/use-list-view.ts';

const FilterPanel = lazyListParts.part((parts) => parts.FilterPanel, { fallback: <SkeletonText lines={8} /> });
const ActiveFilters = lazyListParts.part((parts) => parts.ActiveFilters);

/** The products of a view; all callers share one request. */
export const useListResult = (view: ListView) => useListProductsQuery(toListQuery(view));

/** Moves the focus without changing the address, which the router would treat as a navigation. */
function skipToResults(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(RESULTS_ID)?.focus();
}

/** The product list with filters, sorting, search and paging. */
export function ProductList({ view, changeView }: { view: ListView; changeView: ChangeView }) {
  const text = useText();
  const result = useListResult(view);
  const { from, page } = view;
  const list = toListAddress({ ...view, from: 1, page: 1 });
  const listTop = useListTop<HTMLElement>({ list, page, isAppended: from < page });

  const { data, isFetching } = result;
  const total = data?.meta.total ?? 0;
  const count = data ? text('list.results', { count: total }) : undefined;
  const shown = page > from ? text('list.shown', { shown: countShown(view, total), total }) : count;
  const filters = { view, facets: data?.meta.facets, onChange: changeView };
  return (
    <div className={styles.columns}>
      <a href={`#${RESULTS_ID}`} className="skip-link" onClick={skipToResults}>
        {text('list.skipToProducts')}
      </a>
      <aside className={styles.sidebar} aria-label={text('list.filters')}>
        <FilterPanel {...filters} />
      </aside>
      <section className={styles.list} ref={listTop} tabIndex={-1} aria-label={text('list.products')}>
        <ListToolbar count={count} {...filters} />
        {countFilters(view) > 0 && <ActiveFilters {...filters} />}
        <LiveRegion>{isFetching ? '' : shown}</LiveRegion>
        <Results view={view} result={result} onChange={changeView} />
      </section>
    </div>
  );
}
