import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { type ReactNode, useId } from 'react';
import { useText } from '../../text.ts';
import styles from './product-slots.module.css';
import { useSlotsText } from './slots-text.ts';
import { useChosenProducts } from './use-chosen-products.ts';

interface ProductsFrameProps {
  /** What the place was given. */
  choice: SlotProps['products.carousel'];
  /** Shows the products; undefined while they load. */
  children: (products: readonly ProductSummary[] | undefined) => ReactNode;
}

/** The heading of chosen products and their states: loading, none, failed, there. */
export function ProductsFrame({ choice, children }: ProductsFrameProps) {
  const text = useText();
  const words = useSlotsText();
  const kitText = useKitText();
  const id = useId();
  const { products, failed, pending, retry } = useChosenProducts(choice);
  const { title, headingLevel = 2 } = choice;
  return (
    <section
      className={styles.frame}
      {...(title ? { 'aria-labelledby': id } : { 'aria-label': nameOf(choice, products, words) })}
    >
      {title && <SectionHeading id={id} title={title} level={headingLevel} />}
      {failed && (
        <ErrorState
          headingLevel={3}
          title={text('list.failed')}
          retryLabel={pending ? kitText('actions.retrying') : kitText('actions.retry')}
          pending={pending}
          onRetry={retry}
        />
      )}
      {!failed && products?.length === 0 && <p className={styles.empty}>{words(emptyText(choice))}</p>}
      {!failed && products?.length !== 0 && children(products)}
    </section>
  );
}

/** What untitled products are called by those who do not see them: by their categories or their brand, else what they are. */
function nameOf(
  { categoryId, categories, brandId, ids }: ProductsFrameProps['choice'],
  products: readonly ProductSummary[] | undefined,
  words: ReturnType<typeof useSlotsText>,
): string {
  const isOfCategories = Boolean(categoryId || categories?.length);
  const names = (products ?? []).map((product) =>
    isOfCategories ? product.category_name : brandId ? product.brand_name : '',
  );
  const named = [...new Set(names.filter(Boolean))].join(', ');
  if (named) return words('productsOf', { names: named });
  return words(isOfCategories || brandId || ids?.length ? 'products' : 'newest');
}

function emptyText({ categoryId, categories, brandId }: ProductsFrameProps['choice']) {
  if (categoryId || categories?.length) return 'emptyCategory';
  return brandId ? 'emptyBrand' : 'empty';
}
