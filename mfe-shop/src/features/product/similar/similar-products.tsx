import type { ProductDetail } from '@fakos/contracts/products/contract';
import { useListProductsQuery } from '@fakos/shared-kit/api/products/hooks';
import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { useId } from 'react';
import { TileRow } from '../../../parts/product-tile/tile-row.tsx';
import { useText } from '../../../text.ts';
import styles from './similar-products.module.css';

const MAX_PRODUCTS = 4;

/** Other products of the same category; renders nothing if there are none or the request fails. */
export function SimilarProducts({ product }: { product: ProductDetail }) {
  const text = useText();
  const id = useId();
  const { data, isError } = useListProductsQuery({
    status: 'published',
    category: product.category_slug,
    // One more than shown, because the response can contain the product itself.
    limit: MAX_PRODUCTS + 1,
    sort: 'featured',
    order: 'DESC',
  });
  const others = data?.data
    .filter(
      ({ id: other, variant_group: group }) => other !== product.id && (!group || group !== product.variant_group),
    )
    .slice(0, MAX_PRODUCTS);
  if (isError || others?.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section} data-far-below="">
      <SectionHeading
        id={id}
        title={text('product.related')}
        action={
          <ButtonLink variant="link" href={paths.category(product.category_slug)}>
            {text('product.allInCategory', { category: product.category_name })}
          </ButtonLink>
        }
      />
      <TileRow products={others} expectedCount={MAX_PRODUCTS} />
    </section>
  );
}
