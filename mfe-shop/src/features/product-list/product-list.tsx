import { useListProductsQuery } from '@fakos/shared-kit/api/products/hooks';
import { LiveRegion } from '@fakos/shared-kit/ui/live-region';
import { useListTop } from '@fakos/shared-kit/ui/pagination';
import { SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { useText } from '../../text.ts';
import { late } from './late.ts';
import { addressOf } from './list-address.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { callOf, filterCount, type ListView } from './list-view.ts';
import styles from './product-list.module.css';
import { Results, shownOf } from './results.tsx';
import type { ShowView } from './use-list-view.ts';

const FilterPanel = late((parts) => parts.FilterPanel, <SkeletonText lines={8} />);
const ActiveFilters = late((parts) => parts.ActiveFilters);

/** What the list of a view answers; the same for whoever asks. */
export const useListAnswer = (view: ListView) => useListProductsQuery(callOf(view));

/** Products with filters, orders, search and pages, all of it in the address. */
export function ProductList({ view, show }: { view: ListView; show: ShowView }) {
  const text = useText();
  const answer = useListAnswer(view);
  const { from, page } = view;
  const list = addressOf({ ...view, from: 1, page: 1 });
  const listTop = useListTop<HTMLElement>({ list, page, isAdded: from < page });

  const { data, isFetching } = answer;
  const total = data?.meta.total ?? 0;
  const count = data ? text('list.results', { count: total }) : undefined;
  const shown = page > from ? text('list.shown', { shown: shownOf(view, total), total }) : count;
  const filters = { view, facets: data?.meta.facets, onChange: show };
  return (
    <div className={styles.columns}>
      <aside className={styles.rail} aria-label={text('list.filters')}>
        <FilterPanel {...filters} />
      </aside>
      <section className={styles.list} ref={listTop} tabIndex={-1} aria-label={text('list.products')}>
        <ListToolbar count={count} {...filters} />
        {filterCount(view) > 0 && <ActiveFilters {...filters} />}
        <LiveRegion>{isFetching ? '' : shown}</LiveRegion>
        <Results view={view} answer={answer} onChange={show} />
      </section>
    </div>
  );
}
