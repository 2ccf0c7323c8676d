import type { Quote } from '@fakos/contracts/cart/contract';
import { getLineId } from '@fakos/contracts/line-configuration/rules';
import { useFormat } from '@fakos/shared-kit/i18n';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { useCartText } from '../../translations/cart-text.ts';
import { getOptionIds } from '../cart-check/quote-lines.ts';
import { getProductImage } from '../product-tile/product-image.ts';
import styles from './line-list.module.css';

const IMAGE_SIZES = '4rem';
const MAX_IMAGE_WIDTH = 160;

interface LineListProps {
  lines: readonly Omit<Quote['lines'][number], 'available'>[];
}

/** Read-only list of order or quote lines. */
export function LineList({ lines }: LineListProps) {
  const text = useCartText();
  const { money } = useFormat();
  return (
    <ul className={styles.lines} aria-label={text('totals.lines')}>
      {lines.map((line) => (
        <li key={getLineId({ ...line, options: getOptionIds(line) })} className={styles.line}>
          <ResponsiveImage
            {...getProductImage(line.image, '', IMAGE_SIZES, MAX_IMAGE_WIDTH)}
            fit="cover"
            className={styles.image}
          />
          <p className={styles.text}>
            {line.name}
            {line.options?.map(({ id, name }) => (
              <span key={id} className={styles.quantity}>
                + {name}
              </span>
            ))}
            {line.configuration_texts?.map(({ label, value }) => (
              <span key={label} className={styles.quantity}>
                {label}: {value}
              </span>
            ))}
            <span className={styles.quantity}>
              {text('totals.times', { quantity: line.quantity, price: money(line.unit_price) })}
            </span>
          </p>
          <p className={styles.amount}>{money(line.line_total)}</p>
        </li>
      ))}
    </ul>
  );
}
