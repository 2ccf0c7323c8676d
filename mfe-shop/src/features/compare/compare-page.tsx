import { prefetchProduct } from '@fakos/shared-kit/api/products/hooks';
import { PageHead } from '@fakos/shared-kit/page-meta';
import type { PageAddress } from '@fakos/shared-kit/remote';
import { paths, useSearchParams } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { comparedProducts, MAX_COMPARED, readComparedSlugs } from '../../parts/compare/compared-products.ts';
import { useCompareText } from '../../translations/compare-text.ts';
import styles from './compare-page.module.css';
import { Comparison } from './comparison.tsx';

/** `/compare?products=…`: up to four frames side by side. Without products it shows those that were chosen in this tab. */
export function ComparePage() {
  const text = useCompareText();
  const [search] = useSearchParams();
  const slugs = readComparedSlugs(search.get('products'));
  return (
    <Container className={styles.page}>
      <PageHead title={text('title')} noIndex />
      {slugs.length > 0 ? <Comparison slugs={slugs} /> : <ChosenProducts />}
    </Container>
  );
}

ComparePage.prefetch = ({ search }: PageAddress) =>
  readComparedSlugs(search.get('products')).map((slug) => prefetchProduct('getProduct', { slug }));

function ChosenProducts() {
  const text = useCompareText();
  const { slugs } = comparedProducts.useValue();
  if (slugs.length > 0) return <Comparison slugs={slugs} />;
  return (
    <EmptyState
      headingLevel={1}
      icon="glasses"
      title={text('emptyTitle')}
      text={text('emptyText', { max: MAX_COMPARED })}
      action={<ButtonLink href={paths.shop}>{text('toShop')}</ButtonLink>}
    />
  );
}
