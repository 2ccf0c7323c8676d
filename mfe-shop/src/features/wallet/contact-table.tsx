import { type ContactPrescriptionValues, hasNoLens } from '@fakos/contracts/contact-prescriptions/rules';
import { eyes, formatPower } from '@fakos/contracts/prescriptions/rules';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useContactText } from '../../parts/contact-prescriptions/contact-text.ts';
import styles from './wallet.module.css';

/** The contact lenses of both eyes; columns without a value are left out. */
export function ContactTable({ person, values }: { person: string; values: ContactPrescriptionValues }) {
  const text = useContactText();
  const { number } = useFormat();
  const isToric = eyes.some((eye) => values[eye].cylinder !== null);
  const isMultifocal = eyes.some((eye) => values[eye].addition !== null);
  const heads = ['PWR', 'BC', 'DIA', ...(isToric ? ['CYL', 'AXIS'] : []), ...(isMultifocal ? ['ADD'] : [])];
  const { dominant_eye: dominantEye } = values;
  return (
    <>
      <table className={styles.powers}>
        <caption className="visually-hidden">{text('table', { person })}</caption>
        <thead>
          <tr>
            {[text('eye'), ...heads].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {eyes.map((eye) => {
            const { power, base_curve: curve, diameter, cylinder, axis, addition } = values[eye];
            return (
              <tr key={eye}>
                <th scope="row">{text(`sides.${eye}`)}</th>
                {hasNoLens(values[eye]) ? (
                  <td colSpan={heads.length}>{text('noLens')}</td>
                ) : (
                  <>
                    <td>{formatPower(power ?? 0)}</td>
                    <td>{curve !== null && number(curve)}</td>
                    <td>{diameter !== null && number(diameter)}</td>
                    {isToric && <td>{cylinder !== null && formatPower(cylinder)}</td>}
                    {isToric && <td>{axis}</td>}
                    {isMultifocal && <td>{addition && text(`additions.${addition}`)}</td>}
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {dominantEye && <p className={styles.quiet}>{text('dominant', { eye: text(`sides.${dominantEye}`) })}</p>}
    </>
  );
}
