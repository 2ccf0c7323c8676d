import { prefetchProduct } from '@fakos/shared-kit/api/products/hooks';
import type { PageAddress, RemotePage } from '@fakos/shared-kit/remote';
import { Container } from '@fakos/shared-kit/ui/container';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { useText } from '../../text.ts';
import { loadLateParts } from './late.ts';
import { readView } from './list-address.ts';
import { ListDescription } from './list-description.tsx';
import { callOf } from './list-view.ts';
import styles from './product-list.module.css';
import { ProductList, useListAnswer } from './product-list.tsx';
import { useListView } from './use-list-view.ts';

/** `/shop`: all products. */
export function ProductListPage() {
  const text = useText();
  const [view, show] = useListView();
  const answer = useListAnswer(view);
  const facets = answer.data?.meta.facets;
  const only = view.category.length === 1 ? facets?.category.find(({ slug }) => slug === view.category[0]) : undefined;
  const brand = view.brand.length === 1 ? facets?.brand.find(({ slug }) => slug === view.brand[0]) : undefined;
  return (
    <Container className={styles.page}>
      <ListDescription view={view} answer={answer} name={only?.name ?? brand?.name} />
      <SectionHeading level={1} title={only?.name ?? text('list.title')} text={only ? undefined : text('list.intro')} />
      <ProductList view={view} show={show} />
    </Container>
  );
}

/** The page with what it needs to be rendered: on a server all of it, in a browser the first view. */
export async function openProductListPage(): Promise<RemotePage> {
  if (typeof window === 'undefined') await loadLateParts();
  return ProductListPage;
}

ProductListPage.calls = ({ search }: PageAddress) => {
  const view = readView(search);
  return [prefetchProduct('listProducts', callOf(view))];
};
