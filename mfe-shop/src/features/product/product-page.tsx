import { prefetchProduct, useGetProductQuery } from '@fakos/shared-kit/api/products/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { PageDescription } from '@fakos/shared-kit/page-meta';
import type { PageAddress } from '@fakos/shared-kit/remote';
import { paths, useParams } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { useText } from '../../text.ts';
import { ProductDescription } from './product-description.tsx';
import styles from './product-page.module.css';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductView } from './product-view.tsx';
import { SimilarProducts } from './similar-products.tsx';

/** Answers that mean "there is no such product": a slug that is none, or one that names nothing. */
const NOTHING_THERE: readonly number[] = [400, 404, 422];

/** `/shop/:slug`: one product, all about it, and how to buy it. */
export function ProductPage() {
  const { slug = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetProductQuery({ slug });
  const kitText = useKitText();

  if (currentData) {
    const product = currentData.data;
    return (
      <Container className={styles.container}>
        <ProductDescription product={product} />
        {/* The key forgets quantity and picture when a related product is opened. */}
        <ProductView key={product.id} product={product} />
        <SimilarProducts product={product} />
      </Container>
    );
  }
  if (!error || (isFetching && !('status' in error))) return <ProductSkeleton />;
  if ('status' in error && NOTHING_THERE.includes(error.status)) return <UnknownProduct />;
  return (
    <Container className={styles.container}>
      <PageDescription title={kitText('state.errorTitle')} status={503} noIndex />
      <ErrorState
        headingLevel={1}
        title={kitText('state.errorTitle')}
        text={error.message}
        retryLabel={isFetching ? kitText('actions.retrying') : kitText('actions.retry')}
        pending={isFetching}
        onRetry={refetch}
      />
    </Container>
  );
}

ProductPage.calls = ({ params: { slug = '' } }: PageAddress) => [prefetchProduct('getProduct', { slug })];

function UnknownProduct() {
  const text = useText();
  return (
    <Container className={styles.container}>
      <PageDescription title={text('product.unknownTitle')} status={404} noIndex />
      <EmptyState
        headingLevel={1}
        icon="glasses"
        title={text('product.unknownTitle')}
        text={text('product.unknownText')}
        action={<ButtonLink href={paths.shop}>{text('product.toShop')}</ButtonLink>}
      />
    </Container>
  );
}
