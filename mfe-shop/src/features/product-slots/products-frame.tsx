import type { ProductSummary } from '@fakos/contracts/products/contract';
import { useListProductsQuery } from '@fakos/shared-kit/api/products/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { type ReactNode, useId } from 'react';
import { useFeaturedProducts } from '../../parts/featured/use-featured-products.ts';
import { useText } from '../../text.ts';
import { getProductCount, type ProductChoice, toProductsQuery } from './product-query.ts';
import styles from './product-slots.module.css';
import { useSlotsText } from './slots-text.ts';

interface ProductsFrameProps {
  /** Props of the slot. */
  choice: SlotProps['products.carousel'];
  /** Renders the products; they are undefined while they load. */
  children: (products: readonly ProductSummary[] | undefined) => ReactNode;
}

/** Heading, loading, error and empty state of chosen products. */
export function ProductsFrame({ choice, children }: ProductsFrameProps) {
  const text = useText();
  const slotsText = useSlotsText();
  const kitText = useKitText();
  const id = useId();
  const { products, hasFailed, isFetching, retry } = useChosenProducts(choice);
  const { title, headingLevel = 2 } = choice;
  return (
    <section
      className={styles.frame}
      {...(title ? { 'aria-labelledby': id } : { 'aria-label': getAccessibleName(choice, products, slotsText) })}
    >
      {title && <SectionHeading id={id} title={title} level={headingLevel} />}
      {hasFailed && (
        <ErrorState
          headingLevel={3}
          title={text('list.failed')}
          retryLabel={isFetching ? kitText('actions.retrying') : kitText('actions.retry')}
          pending={isFetching}
          onRetry={retry}
        />
      )}
      {!hasFailed && products?.length === 0 && <p className={styles.empty}>{slotsText(getEmptyTextKey(choice))}</p>}
      {!hasFailed && products?.length !== 0 && children(products)}
    </section>
  );
}

/** Accessible name of a section without title: its categories or brand, else a generic name. */
function getAccessibleName(
  { categoryId, categories, brandId, ids }: ProductsFrameProps['choice'],
  products: readonly ProductSummary[] | undefined,
  slotsText: ReturnType<typeof useSlotsText>,
): string {
  const isByCategory = Boolean(categoryId || categories?.length);
  const names = (products ?? []).map((product) =>
    isByCategory ? product.category_name : brandId ? product.brand_name : '',
  );
  const joinedNames = [...new Set(names.filter(Boolean))].join(', ');
  if (joinedNames) return slotsText('productsNamed', { names: joinedNames });
  return slotsText(isByCategory || brandId || ids?.length ? 'products' : 'newest');
}

function getEmptyTextKey({ categoryId, categories, brandId }: ProductsFrameProps['choice']) {
  if (categoryId || categories?.length) return 'emptyCategory';
  return brandId ? 'emptyBrand' : 'empty';
}

/** State of the chosen products. `products` is undefined while they load. */
interface ChosenProducts {
  readonly products: readonly ProductSummary[] | undefined;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

function useChosenProducts(choice: SlotProps['products.carousel'] & ProductChoice): ChosenProducts {
  const { data, isError, isFetching, refetch } = useListProductsQuery(toProductsQuery(choice));
  const elsewhere = useFeaturedProducts(choice.featuredElsewhere ?? 0);
  const isLoaded = !choice.featuredElsewhere || elsewhere.products !== undefined || elsewhere.hasFailed;
  const shownElsewhere = new Set(elsewhere.products?.map(({ id }) => id));
  const products = data?.data.filter(({ id }) => !shownElsewhere.has(id)).slice(0, getProductCount(choice));
  return { products: isLoaded ? products : undefined, hasFailed: isError && !data, isFetching, retry: refetch };
}
