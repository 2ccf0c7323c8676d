import { isApiFailure } from '@fakos/shared-kit/api';
import { prefetchProduct, useGetProductQuery } from '@fakos/shared-kit/api/products/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { PageDescription } from '@fakos/shared-kit/page-meta';
import type { PageAddress, RemotePage } from '@fakos/shared-kit/remote';
import { paths, useParams } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { useOnline } from '../../parts/online/use-online.ts';
import { useText } from '../../text.ts';
import { LateDetails, loadDetails } from './late-details.tsx';
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
  const failure = isApiFailure(error) ? error : undefined;
  const kitText = useKitText();
  useOnline(() => failure?.code === 'NETWORK' && void refetch());

  if (currentData) {
    const product = currentData.data;
    return (
      <Container className={styles.container}>
        <ProductDescription product={product} />
        {/* The key forgets quantity and picture when a related product is opened. */}
        <ProductView key={product.id} product={product} />
        <SimilarProducts product={product} />
        <LateDetails place="recent" product={product} />
      </Container>
    );
  }
  if (!error || (isFetching && !failure)) return <ProductSkeleton />;
  if (failure && NOTHING_THERE.includes(failure.status)) return <UnknownProduct />;
  return (
    <Container className={styles.container}>
      <PageDescription title={kitText('state.errorTitle')} status={503} noIndex />
      <ErrorState
        headingLevel={1}
        title={kitText('state.errorTitle')}
        text={failure && (failure.message ?? kitText(`errors.${failure.code}`))}
        retryLabel={isFetching ? kitText('actions.retrying') : kitText('actions.retry')}
        pending={isFetching}
        onRetry={refetch}
      />
    </Container>
  );
}

/** The page with what it needs to be rendered: on a server all of it, in a browser the first view. */
export async function openProductPage(): Promise<RemotePage> {
  if (typeof window === 'undefined') await loadDetails();
  return ProductPage;
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
