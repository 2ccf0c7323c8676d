import { PREVIEW_PARAMETER } from '@fakos/contracts/paths';
import type { ProductDetail } from '@fakos/contracts/products/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { prefetchLenses } from '@fakos/shared-kit/api/lenses/hooks';
import { prefetchProduct, useGetProductQuery } from '@fakos/shared-kit/api/products/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { getBreadcrumbData, PageHead } from '@fakos/shared-kit/page-meta';
import type { PageAddress } from '@fakos/shared-kit/remote';
import { paths, useParams, useSearchParams } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { useOnline } from '../../parts/online/use-online.ts';
import { useText } from '../../text.ts';
import { LazyDetails } from './lazy-details.tsx';
import styles from './product-page.module.css';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductView } from './product-view.tsx';
import { SimilarProducts } from './similar/similar-products.tsx';
import { getProductStructuredData, getProductSummary, listProductImages } from './structured-data.ts';
import { useBreadcrumbs } from './use-breadcrumbs.ts';

/** Statuses for an invalid or unknown slug. */
const NOT_FOUND_STATUSES: readonly number[] = [400, 404, 422];

/** `/shop/:slug`: a product. With the token of a preview link, also one that is not published. */
export function ProductPage() {
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const preview = search.get(PREVIEW_PARAMETER);
  const { currentData, data, error, isFetching, refetch } = useGetProductQuery({ slug, ...(preview && { preview }) });
  const failure = isApiFailure(error) ? error : undefined;
  const kitText = useKitText();
  useOnline(() => failure?.code === 'NETWORK' && void refetch());

  // The variant shown until now stays while another one of the product loads, so that the page keeps its position.
  const shown = currentData ?? (isFetching && isVariant(data?.data, slug) ? data : undefined);
  if (shown) {
    const product = shown.data;
    return (
      <Container className={styles.container}>
        <ProductMetadata product={product} isPreview={preview !== null} />
        {/* The key resets the page when another product opens, not when another variant is chosen. */}
        <ProductView key={product.variant_group ?? product.id} product={product} />
        <LazyDetails section="reviews" product={product} />
        <SimilarProducts product={product} />
        <LazyDetails section="recent" product={product} />
      </Container>
    );
  }
  if (!error || (isFetching && !failure)) return <ProductSkeleton />;
  if (failure && NOT_FOUND_STATUSES.includes(failure.status)) return <UnknownProduct />;
  return (
    <Container className={styles.container}>
      <PageHead title={kitText('state.errorTitle')} status={503} noIndex />
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

function isVariant(product: ProductDetail | undefined, slug: string): boolean {
  return product?.variants?.some((variant) => variant.slug === slug) ?? false;
}

ProductPage.prefetch = ({ params: { slug = '' } }: PageAddress) => [
  prefetchProduct('getProduct', { slug }),
  prefetchLenses('getLensOffer', undefined),
];

function UnknownProduct() {
  const text = useText();
  return (
    <Container className={styles.container}>
      <PageHead title={text('product.unknownTitle')} status={404} noIndex />
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

/** Metadata of the product page. */
function ProductMetadata({ product, isPreview }: { product: ProductDetail; isPreview: boolean }) {
  const breadcrumbs = useBreadcrumbs(product);
  return (
    <PageHead
      type="product"
      title={product.name}
      description={getProductSummary(product)}
      image={listProductImages(product)[0]}
      noIndex={isPreview}
      // Only crawlers read it, so the browser does not compute it.
      data={
        typeof window === 'undefined' ? [getProductStructuredData(product), getBreadcrumbData(breadcrumbs)] : undefined
      }
    />
  );
}
