import { type Eye, eyes, formatPower, type PrescriptionValues } from '@fakos/contracts/prescriptions/rules';
import { useLensText } from '../../parts/lenses/lens-text.ts';
import { useWalletText } from '../../translations/wallet-text.ts';
import { EyeTable } from './eye-table.tsx';
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
  const heads = ['SPH', 'CYL', 'AXIS', ...(hasAdd ? ['ADD'] : []), ...(hasPrism ? [text('prism')] : [])];

  function getCells(eye: Eye) {
    const { sph, cyl, axis, add, prism, prism_base: base } = values[eye];
    return [
      formatPower(sph ?? 0),
      formatOptional(cyl),
      axis ?? NONE,
      ...(hasAdd ? [formatOptional(add)] : []),
      ...(hasPrism ? [base ? `${prism} ${lensText(`bases.${base}`)}` : NONE] : []),
    ];
  }

  return (
    <>
      <EyeTable
        caption={text('powers', { person })}
        heads={[text('eye'), ...heads]}
        names={{ right: text('right'), left: text('left') }}
        getCells={getCells}
      />
      {distance !== undefined && <p className={styles.quiet}>{text('pd', { pd: distance })}</p>}
    </>
  );
}
