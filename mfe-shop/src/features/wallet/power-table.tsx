import { eyes, formatPower, type PrescriptionValues } from '@fakos/contracts/prescriptions/rules';
import { useLensText } from '../../parts/lenses/lens-text.ts';
import { useWalletText } from '../../translations/wallet-text.ts';
import styles from './wallet.module.css';

const NONE = '–';

const formatOptional = (power: number | null) => (power === null ? NONE : formatPower(power));

/** The values of both eyes and the pupillary distance; columns without a value are left out. */
export function PowerTable({ person, values }: { person: string; values: PrescriptionValues }) {
  const text = useWalletText();
  const lensText = useLensText();
  const { pd, pd_right: right, pd_left: left } = values;
  const hasAdd = eyes.some((eye) => values[eye].add !== null);
  const hasPrism = eyes.some((eye) => values[eye].prism !== null);
  const distance = pd ?? (right === null || left === null ? undefined : `${right} / ${left}`);
  return (
    <>
      <table className={styles.powers}>
        <caption className="visually-hidden">{text('powers', { person })}</caption>
        <thead>
          <tr>
            {[text('eye'), 'SPH', 'CYL', 'AXIS', ...(hasAdd ? ['ADD'] : []), ...(hasPrism ? [text('prism')] : [])].map(
              (head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {eyes.map((eye) => {
            const { sph, cyl, axis, add, prism, prism_base: base } = values[eye];
            return (
              <tr key={eye}>
                <th scope="row">{text(eye)}</th>
                <td>{formatPower(sph ?? 0)}</td>
                <td>{formatOptional(cyl)}</td>
                <td>{axis ?? NONE}</td>
                {hasAdd && <td>{formatOptional(add)}</td>}
                {hasPrism && <td>{base ? `${prism} ${lensText(`bases.${base}`)}` : NONE}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      {distance !== undefined && <p className={styles.quiet}>{text('pd', { pd: distance })}</p>}
    </>
  );
}
