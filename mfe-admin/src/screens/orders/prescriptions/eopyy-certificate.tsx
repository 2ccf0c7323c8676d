import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import type { OrderPrescription } from '@fakos/contracts/prescriptions/contract';
import { eyes, formatPower } from '@fakos/contracts/prescriptions/rules';
import { useFormat } from '@fakos/shared-kit/i18n';
import styles from '../print/print.module.css';
import { Block, LineName, Sheet } from '../print/sheet-parts.tsx';
import { usePrescriptionsText } from './prescriptions-text.ts';

interface EopyyCertificateProps {
  readonly order: AdminOrder;
  readonly prescription: OrderPrescription;
}

/**
 * The optician's certificate for the insurance fund EOPYY: insured person, item with its price, and powers, with room for AMKA,
 * date, signature and stamp. It accompanies the receipt and the diagnosis.
 */
export function EopyyCertificate({ order, prescription: { position, person, values } }: EopyyCertificateProps) {
  const text = usePrescriptionsText();
  const { money, longDate } = useFormat();
  const line = order.lines.find((one) => one.position === position);
  return (
    <Sheet order={order} title={text('eopyy.title')}>
      <div className={styles.blocks}>
        <Block
          title={text('eopyy.insured')}
          lines={[person || order.contact.full_name, `${text('eopyy.amka')}: ______________________`]}
        />
        <Block title={text('eopyy.bought')} lines={[longDate(order.created_at), order.number]} />
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{text('eopyy.item')}</th>
            <th>{text('eopyy.price')}</th>
          </tr>
        </thead>
        <tbody>
          {line && (
            <tr>
              <td>
                <LineName line={line} />
              </td>
              <td>{money(line.line_total)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {values && (
        <table className={styles.table}>
          <thead>
            <tr>
              {[text('eye'), 'SPH', 'CYL', 'AXIS', 'ADD'].map((head) => (
                <th key={head}>{head}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {eyes.map((eye) => {
              const { sph, cyl, axis, add } = values[eye];
              return (
                <tr key={eye}>
                  <td>{text(`eyes.${eye}`)}</td>
                  <td>{formatPower(sph ?? 0)}</td>
                  <td>{cyl ? formatPower(cyl) : ''}</td>
                  <td>{axis}</td>
                  <td>{add === null ? '' : formatPower(add)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <p className={styles.remark}>{text('eopyy.statement')}</p>
      <div className={styles.blocks}>
        <Block title={text('eopyy.date')} lines={['____ / ____ / ________']} />
        <Block title={text('eopyy.signature')} lines={['______________________________']} />
      </div>
      <p className={styles.remark}>{text('eopyy.papers')}</p>
    </Sheet>
  );
}
