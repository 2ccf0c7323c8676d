import { estimateThickness, type FrameMeasures, getStrongerEye, type LensIndex } from '@fakos/contracts/lenses/rules';
import { getFarDistance } from '@fakos/contracts/prescriptions/rules';
import { useFormat } from '@fakos/shared-kit/i18n';
import styles from './lens.module.css';
import { getKnownValues, type LensDraft } from './lens-draft.ts';
import { useLensText } from './lens-text.ts';

/** The index that others are compared with. */
const STANDARD: LensIndex = '1.50';
const WIDTH = 52;
const HEIGHT = 20;
/** How far the front surface bulges in the middle, in millimetres. */
const BULGE = 4;
const TOP = 6;

interface EdgeDrawingProps {
  draft: LensDraft;
  index: LensIndex;
  frame: FrameMeasures;
}

/** The cross-section of the stronger lens at scale, beside that of a standard lens. Nothing without known powers. */
export function EdgeDrawing({ draft, index, frame }: EdgeDrawingProps) {
  const text = useLensText();
  const { number } = useFormat();
  const values = draft.use === 'plano' ? undefined : getKnownValues(draft);
  if (!values) return null;
  const eye = values[getStrongerEye(values)];
  const pd = getFarDistance(values);
  const lenses = [...new Set([index, STANDARD])].map((one) => ({
    index: one,
    ...estimateThickness(eye, one, frame, pd),
  }));
  return (
    <figure className={styles.drawing}>
      <div className={styles.sections}>
        {lenses.map((lens) => (
          <div key={lens.index}>
            <svg viewBox={`-1 0 ${WIDTH + 2} ${HEIGHT}`} aria-hidden="true" className={styles.section}>
              <path d={getOutline(lens)} />
            </svg>
            <p className={styles.note}>
              {text('thickness', {
                index: number(Number(lens.index)),
                edge: number(round(lens.edge)),
                centre: number(round(lens.centre)),
              })}
            </p>
          </div>
        ))}
      </div>
      <figcaption className={styles.note}>{text('thicknessHint')}</figcaption>
    </figure>
  );
}

/** Front and back surface as curves through the edge and the centre of the lens. */
function getOutline({ centre, edge }: { centre: number; edge: number }): string {
  const middle = WIDTH / 2;
  // A quadratic curve passes half-way between its ends and its control point.
  const back = 2 * (TOP - BULGE + centre) - (TOP + edge);
  return `M0 ${TOP} Q${middle} ${TOP - 2 * BULGE} ${WIDTH} ${TOP} V${TOP + edge} Q${middle} ${back} 0 ${TOP + edge} Z`;
}

const TENTHS = 10;

function round(millimetres: number): number {
  return Math.round(millimetres * TENTHS) / TENTHS;
}
