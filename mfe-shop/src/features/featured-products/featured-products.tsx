import { needsConfiguration } from '@fakos/contracts/line-configuration/rules';
import type { ProductSummary } from '@fakos/contracts/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { paths } from '@fakos/shared-kit/router';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { useId } from 'react';
import quiet from '../../parts/buying/quiet-button.module.css';
import { useAddToCart } from '../../parts/buying/use-add-to-cart.ts';
import { useFeaturedProducts } from '../../parts/featured/use-featured-products.ts';
import { TileRow } from '../../parts/product-tile/tile-row.tsx';
import { useText } from '../../text.ts';
import styles from './featured-products.module.css';

/** Featured products on the home page (spec section 2). */
export function FeaturedProducts({ title, subtitle, limit }: SlotProps['home.featured-products']) {
  const text = useText();
  const kitText = useKitText();
  const id = useId();
  const { products, hasFailed, isFetching, retry } = useFeaturedProducts(limit);
  return (
    <Container as="section" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={title || text('featured.title')}
        text={subtitle}
        action={
          <ButtonLink variant="secondary" href={paths.shop}>
            {text('featured.all')}
          </ButtonLink>
        }
      />
      {hasFailed && (
        <ErrorState
          headingLevel={3}
          title={text('list.failed')}
          retryLabel={isFetching ? kitText('actions.retrying') : kitText('actions.retry')}
          pending={isFetching}
          onRetry={retry}
        />
      )}
      {!hasFailed && products?.length === 0 && <NoProducts />}
      {!hasFailed && products?.length !== 0 && (
        <TileRow products={products} expectedCount={limit} action={(product) => <TileActions product={product} />} />
      )}
    </Container>
  );
}

function TileActions({ product }: { product: ProductSummary }) {
  const text = useText();
  const addToCart = useAddToCart();
  const { name } = product;
  const needsChoice = needsConfiguration(product.product_type);
  return (
    <div className={styles.actions}>
      <Button
        size="sm"
        variant="secondary"
        className={quiet.button}
        disabled={product.stock <= 0}
        aria-label={text(needsChoice ? 'featured.viewItem' : 'buy.buyItem', { name })}
        onClick={() => addToCart(product)}
      >
        {text(needsChoice ? 'featured.view' : 'buy.buy')}
      </Button>
      <ButtonLink
        size="sm"
        variant="quiet"
        href={paths.product(product.slug)}
        aria-label={text('featured.viewItem', { name })}
      >
        {text('featured.view')}
      </ButtonLink>
    </div>
  );
}

function NoProducts() {
  const text = useText();
  return (
    <EmptyState
      headingLevel={3}
      icon="glasses"
      title={text('featured.empty')}
      text={text('featured.emptyText')}
      action={
        <ButtonLink variant="secondary" href={paths.contact}>
          {text('featured.contact')}
        </ButtonLink>
      }
    />
  );
}
