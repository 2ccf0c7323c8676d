import { type ContactPrescriptionValues, hasNoLens } from '@fakos/contracts/contact-prescriptions/rules';
import { type Eye, eyes, formatPower } from '@fakos/contracts/prescriptions/rules';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useContactText } from '../../parts/contact-prescriptions/contact-text.ts';
import { EyeTable } from './eye-table.tsx';
import styles from './wallet.module.css';

/** The contact lenses of both eyes; columns without a value are left out. */
export function ContactTable({ person, values }: { person: string; values: ContactPrescriptionValues }) {
  const text = useContactText();
  const { number } = useFormat();
  const isToric = eyes.some((eye) => values[eye].cylinder !== null);
  const isMultifocal = eyes.some((eye) => values[eye].addition !== null);
  const heads = ['PWR', 'BC', 'DIA', ...(isToric ? ['CYL', 'AXIS'] : []), ...(isMultifocal ? ['ADD'] : [])];
  const { dominant_eye: dominantEye } = values;

  function getCells(eye: Eye) {
    if (hasNoLens(values[eye])) return [text('noLens')];
    const { power, base_curve: curve, diameter, cylinder, axis, addition } = values[eye];
    return [
      formatPower(power ?? 0),
      curve !== null && number(curve),
      diameter !== null && number(diameter),
      ...(isToric ? [cylinder !== null && formatPower(cylinder), axis] : []),
      ...(isMultifocal ? [addition && text(`additions.${addition}`)] : []),
    ];
  }

  return (
    <>
      <EyeTable
        caption={text('table', { person })}
        heads={[text('eye'), ...heads]}
        names={{ right: text('sides.right'), left: text('sides.left') }}
        getCells={getCells}
      />
      {dominantEye && <p className={styles.quiet}>{text('dominant', { eye: text(`sides.${dominantEye}`) })}</p>}
    </>
  );
}
