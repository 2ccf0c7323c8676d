import { useListProductsQuery } from '@fakos/shared-kit/api/products/hooks';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { useId } from 'react';
import { TileRow } from '../../parts/product-tile/tile-row.tsx';
import { useText } from '../../text.ts';
import styles from './related-products.module.css';

/** Slot `post.related-products`: featured products beside a blog post; renders nothing without products. */
export function RelatedProducts({ limit }: SlotProps['post.related-products']) {
  const text = useText();
  const id = useId();
  const { data, isError } = useListProductsQuery({ status: 'published', limit, sort: 'featured', order: 'DESC' });
  if (isError || data?.data.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeading
        id={id}
        title={text('related.title')}
        action={
          <ButtonLink variant="link" href={paths.shop}>
            {text('featured.all')}
          </ButtonLink>
        }
      />
      <TileRow products={data?.data} expectedCount={limit} />
    </section>
  );
}
