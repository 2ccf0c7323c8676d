import { prefetchProduct, useListProductsQuery } from '@fakos/shared-kit/api/products/hooks';
import type { PageAddress } from '@fakos/shared-kit/remote';
import { Container } from '@fakos/shared-kit/ui/container';
import { LiveRegion } from '@fakos/shared-kit/ui/live-region';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { useEffect, useRef } from 'react';
import { useText } from '../../text.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ListDescription } from './list-description.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { callOf, readView } from './list-view.ts';
import styles from './product-list-page.module.css';
import { Results } from './results.tsx';
import { useListView } from './use-list-view.ts';

/** `/shop`: the products with filters, orders, search and pages, all of it in the address. */
export function ProductListPage() {
  const text = useText();
  const [view, show] = useListView();
  const answer = useListProductsQuery(callOf(view));
  const listTop = useListTop(view.page);

  const { data, isFetching } = answer;
  const facets = data?.meta.facets;
  const only = view.category.length === 1 ? facets?.category.find(({ slug }) => slug === view.category[0]) : undefined;
  const brand = view.brand.length === 1 ? facets?.brand.find(({ slug }) => slug === view.brand[0]) : undefined;
  const title = only?.name ?? text('list.title');
  const count = data ? text('list.results', { count: data.meta.total }) : undefined;
  return (
    <Container className={styles.page}>
      <ListDescription view={view} answer={answer} name={only?.name ?? brand?.name} />
      <SectionHeading level={1} title={title} text={only ? undefined : text('list.intro')} />
      <div className={styles.columns}>
        <aside className={styles.rail} aria-label={text('list.filters')}>
          <FilterPanel view={view} facets={facets} onChange={show} />
        </aside>
        <section className={styles.list} ref={listTop} tabIndex={-1} aria-label={text('list.products')}>
          <ListToolbar view={view} facets={facets} count={count} onChange={show} />
          <ActiveFilters view={view} facets={facets} onChange={show} />
          <LiveRegion>{isFetching ? '' : count}</LiveRegion>
          <Results view={view} answer={answer} onChange={show} />
        </section>
      </div>
    </Container>
  );
}

ProductListPage.calls = ({ search }: PageAddress) => [prefetchProduct('listProducts', callOf(readView(search)))];

/** Leads eye and focus to the top of the list whenever another page of it is shown. */
function useListTop(page: number) {
  const listTop = useRef<HTMLElement>(null);
  const shownPage = useRef(page);
  useEffect(
    function goToListTop() {
      if (shownPage.current === page) return;
      shownPage.current = page;
      listTop.current?.focus({ preventScroll: true });
      listTop.current?.scrollIntoView({ block: 'start' });
    },
    [page],
  );
  return listTop;
}
