import type { ProductDetail } from '@fakos/contracts/products/contract';
import { useId } from 'react';
import { useDetailsText } from './details-text.ts';
import styles from './measurements-drawing.module.css';

/** Drawing of a frame with its three measures (lens-bridge-temple); renders nothing if one is missing. */
export function MeasurementsDrawing({ product }: { product: ProductDetail }) {
  const text = useDetailsText();
  const id = useId();
  const { lens_width: lens, bridge_width: bridge, temple_length: temple } = product;
  if (lens === null || bridge === null || temple === null) return null;
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {text('measures.title')}
      </figcaption>
      <svg
        viewBox="0 0 360 222"
        className={styles.drawing}
        role="img"
        aria-label={text('measures.drawing', { lens, bridge, temple })}
      >
        <g className={styles.frame}>
          <rect x="42" y="52" width="116" height="82" rx="36" />
          <rect x="202" y="52" width="116" height="82" rx="36" />
          <path d="M158 82q22-20 44 0M42 78l-14-6M318 78l14-6M42 168h250q26 0 36 16" />
        </g>
        <Dimension from={42} to={158} at={36} label={text('measures.lens')} value={lens} />
        <Dimension from={158} to={202} at={36} label={text('measures.bridge')} value={bridge} />
        <Dimension from={42} to={328} at={196} label={text('measures.temple')} value={temple} isBelow />
      </svg>
      <p className={styles.hint}>{text('measures.hint')}</p>
    </figure>
  );
}

interface DimensionProps {
  from: number;
  to: number;
  at: number;
  label: string;
  value: number;
  /** Places the label below the line. */
  isBelow?: boolean;
}

/** A dimension line with label and value in millimetres. */
function Dimension({ from, to, at, label, value, isBelow = false }: DimensionProps) {
  return (
    <>
      <path className={styles.rule} d={`M${from} ${at}H${to}M${from} ${at - 5}v10M${to} ${at - 5}v10`} />
      <text className={styles.label} x={(from + to) / 2} y={isBelow ? at + 20 : at - 12} textAnchor="middle">
        <tspan>{label} </tspan>
        <tspan className={styles.value}>{value}</tspan>
      </text>
    </>
  );
}
