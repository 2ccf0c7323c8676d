import type { Quote } from '@fakos/shared-kit/api/cart/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { useCartText } from '../../words/cart-text.ts';
import { productPicture } from '../product-tile/product-picture.ts';
import styles from './line-list.module.css';

const PICTURE_SIZES = '4rem';
const PICTURE_WIDEST = 160;

interface LineListProps {
  lines: readonly Omit<Quote['lines'][number], 'available'>[];
}

/** What is bought, for reading only: picture, name, how many, for how much. */
export function LineList({ lines }: LineListProps) {
  const text = useCartText();
  const { money } = useFormat();
  return (
    <ul className={styles.lines} aria-label={text('totals.lines')}>
      {lines.map((line) => (
        <li key={`${line.product_id} ${(line.options ?? []).map(({ id }) => id).join()}`} className={styles.line}>
          <Picture
            {...productPicture(line.image, '', PICTURE_SIZES, PICTURE_WIDEST)}
            fit="cover"
            className={styles.picture}
          />
          <p className={styles.words}>
            {line.name}
            {line.options?.map(({ id, name }) => (
              <span key={id} className={styles.quantity}>
                + {name}
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
