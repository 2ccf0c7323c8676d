import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import type { OrderPrescription } from '@fakos/contracts/prescriptions/contract';
import { eyes, formatPower, toMinusCylinder } from '@fakos/contracts/prescriptions/rules';
import styles from '../print/print.module.css';
import { Block, Sheet } from '../print/sheet-parts.tsx';
import { listLabLensRows } from './lab-lens-rows.ts';
import { usePrescriptionsText } from './prescriptions-text.ts';

interface LabSheetProps {
  readonly order: AdminOrder;
  readonly prescription: OrderPrescription;
}

/** Sheet for the laboratory: frame, lenses, and powers in minus-cylinder form, without the buyer's name. */
export function LabSheet({ order, prescription: { position, values } }: LabSheetProps) {
  const text = usePrescriptionsText();
  const line = order.lines.find((one) => one.position === position);
  return (
    <Sheet order={order} title={text('labSheet')}>
      <div className={styles.blocks}>
        <Block title={text('frame')} lines={[line?.name, line?.brand_name]} />
        <Block
          title={text('lenses')}
          lines={line?.configuration?.kind === 'lenses' ? listLabLensRows(line.configuration, text) : []}
        />
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            {[text('eye'), 'SPH', 'CYL', 'AXIS', 'ADD', text('prism')].map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {eyes.map((eye) => {
            const power = values && toMinusCylinder(values[eye]);
            return (
              <tr key={eye}>
                <td>{text(`eyes.${eye}`)}</td>
                <td>{power && formatPower(power.sph ?? 0)}</td>
                <td>{power?.cyl ? formatPower(power.cyl) : ''}</td>
                <td>{power?.axis}</td>
                <td>{power && power.add !== null ? formatPower(power.add) : ''}</td>
                <td>{power?.prism_base ? `${power.prism} ${text(`bases.${power.prism_base}`)}` : ''}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p
        className={styles.remark}
      >{`PD: ${values ? (values.pd ?? `${values.pd_right} / ${values.pd_left}`) : ''} mm`}</p>
    </Sheet>
  );
}
