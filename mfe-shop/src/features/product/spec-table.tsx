import type { ProductDetail } from '@fakos/shared-kit/api/products/contract';
import { SummaryList } from '@fakos/shared-kit/ui/summary-list';
import { useId } from 'react';
import { type ShopText, useText } from '../../text.ts';
import styles from './product-story.module.css';

/** What can be measured and named: brand, shape, colour, material, measures, code. */
export function SpecTable({ product }: { product: ProductDetail }) {
  const text = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {text('specs.title')}
      </h2>
      <SummaryList className={styles.specs} rows={specsOf(product, text)} />
    </section>
  );
}

function specsOf(product: ProductDetail, text: ShopText) {
  const { lens_width: lens, bridge_width: bridge, temple_length: temple } = product;
  const millimetres = (value: number | null) => (value === null ? null : text('specs.millimetres', { value }));
  const whole = lens !== null && bridge !== null && temple !== null;
  const specs = [
    { id: 'brand', value: product.brand_name },
    { id: 'type', value: text(`types.${product.product_type}`) },
    { id: 'shape', value: product.shape },
    { id: 'colour', value: product.colour },
    { id: 'material', value: product.material },
    { id: 'size', value: whole ? `${lens}-${bridge}-${temple}` : null, detail: text('specs.sizeText') },
    { id: 'lens', value: millimetres(lens) },
    { id: 'bridge', value: millimetres(bridge) },
    { id: 'temple', value: millimetres(temple) },
    { id: 'sku', value: product.sku },
  ] as const;
  return specs.flatMap((spec) =>
    spec.value
      ? [
          {
            id: spec.id,
            label: text(`specs.${spec.id}`),
            value: spec.value,
            detail: 'detail' in spec ? spec.detail : undefined,
          },
        ]
      : [],
  );
}
