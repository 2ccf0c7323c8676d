import type { ProductDetail } from '@fakos/contracts/products/contract';
import { useId } from 'react';
import styles from './details-section.module.css';
import { type DetailsText, useDetailsText } from './details-text.ts';
import { MeasurementsDrawing } from './measurements-drawing.tsx';

/** Specifications of a product. */
export function SpecTable({ product }: { product: ProductDetail }) {
  const text = useDetailsText();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.specs}>
      <h2 id={id} className={styles.title}>
        {text('specs.title')}
      </h2>
      <table className={styles.table}>
        <tbody>
          {listSpecs(product, text).map(({ id: spec, value, detail }) => (
            <tr key={spec}>
              <th scope="row">
                {text(`specs.${spec}`)}
                {detail && <span className={styles.detail}>{detail}</span>}
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <MeasurementsDrawing product={product} />
    </section>
  );
}

function listSpecs(product: ProductDetail, text: DetailsText) {
  const { lens_width: lens, bridge_width: bridge, temple_length: temple } = product;
  const millimetres = (value: number | null | undefined) => (value ? text('specs.millimetres', { value }) : null);
  const hasAllMeasures = lens !== null && bridge !== null && temple !== null;
  const specs = [
    { id: 'brand', value: product.brand_name },
    { id: 'type', value: text(`types.${product.product_type}`) },
    { id: 'shape', value: product.shape },
    { id: 'colour', value: product.colour },
    { id: 'material', value: product.material },
    { id: 'size', value: hasAllMeasures ? `${lens}-${bridge}-${temple}` : null, detail: text('specs.sizeText') },
    { id: 'lens', value: millimetres(lens) },
    { id: 'bridge', value: millimetres(bridge) },
    { id: 'temple', value: millimetres(temple) },
    { id: 'lensHeight', value: millimetres(product.lens_height) },
    { id: 'frameWidth', value: millimetres(product.frame_width) },
    { id: 'sku', value: product.sku },
  ] as const;
  return specs.flatMap((spec) =>
    spec.value ? [{ id: spec.id, value: spec.value, detail: 'detail' in spec ? spec.detail : undefined }] : [],
  );
}
