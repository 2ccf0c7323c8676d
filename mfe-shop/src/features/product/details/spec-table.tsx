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
          {listSpecs(product, text).map(({ id: spec, label, value, detail }) => (
            <tr key={spec}>
              <th scope="row">
                {label}
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
  ] as const;
  return [
    ...specs.map((spec) => ({ ...spec, label: text(`specs.${spec.id}`), detail: 'detail' in spec && spec.detail })),
    ...listGlassesSpecs(product, text).map((spec) => ({
      ...spec,
      label: text(`glasses.fields.${spec.id}`),
      detail: false,
    })),
    { id: 'sku', label: text('specs.sku'), value: product.sku, detail: false },
  ].filter(({ value }) => value);
}

/** The properties of glasses that the shop has entered. Whether lenses are polarised is said of all tinted ones. */
function listGlassesSpecs(product: ProductDetail, text: DetailsText) {
  const { weight, frame_type: type, nose_pads: pads, gender, age_group: age, uv_category: uv, polarised } = product;
  const isTinted = uv !== undefined && uv !== null;
  return [
    { id: 'weight', value: weight ? text('specs.grams', { value: weight }) : null },
    { id: 'frame_type', value: type ? text(`glasses.frame_type.${type}`) : null },
    { id: 'nose_pads', value: pads ? text(`glasses.nose_pads.${pads}`) : null },
    { id: 'gender', value: gender ? text(`glasses.gender.${gender}`) : null },
    { id: 'age_group', value: age ? text(`glasses.age_group.${age}`) : null },
    { id: 'uv_category', value: isTinted ? text(`glasses.uv_category.${uv}`) : null },
    { id: 'polarised', value: polarised ? text('specs.yes') : isTinted ? text('specs.no') : null },
  ] as const;
}
