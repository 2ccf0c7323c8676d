import { useFormat } from '@fakos/shared-kit/i18n';
import { useText } from '../../text.ts';
import styles from './price-note.module.css';

/** The lowest price of the 30 days before a discount (Directive 98/6/EC, article 6a), in euros, and the VAT note. */
export function PriceNote({ lowest }: { lowest: number | null | undefined }) {
  const text = useText();
  const { money } = useFormat();
  return (
    <>
      {typeof lowest === 'number' && (
        <span className={styles.lowest}>{text('product.lowestPrice', { price: money(lowest) })}</span>
      )}
      {text('product.vatIncluded')}
    </>
  );
}
