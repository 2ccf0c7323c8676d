import { imageUrl, placeholderUrl } from '@fakos/shared-kit/api/images/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link, paths } from '@fakos/shared-kit/router';
import { useDispatch } from '@fakos/shared-kit/state';
import { type CartItem, MAX_LINE_QUANTITY, quantitySet } from '@fakos/shared-kit/state/cart';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { QuantityStepper } from '@fakos/shared-kit/ui/quantity-stepper';
import { useText } from '../../text.ts';
import styles from './cart-drawer.module.css';

const PICTURE_SIZE = 96;

/** A line of the drawer: what, how many, for how much. The minus stops at 1; the bin removes. */
export function CartLine({ item, onRemove }: { item: CartItem; onRemove: () => void }) {
  const text = useText();
  const format = useFormat();
  const dispatch = useDispatch();
  const { id, name, slug, image, quantity, price, total } = item;
  return (
    <li className={styles.line}>
      <Picture
        src={imageUrl('product', image, 160)}
        srcSet={`${imageUrl('product', image, 96)} 1x, ${imageUrl('product', image, 320)} 2x`}
        fallbackSrc={placeholderUrl(PICTURE_SIZE, PICTURE_SIZE, 'Image Error')}
        alt=""
        width={PICTURE_SIZE}
        height={PICTURE_SIZE}
        fit="cover"
        className={styles.picture}
      />
      <div className={styles.words}>
        <Link to={paths.product(slug)} className={styles.name}>
          {name}
        </Link>
        {quantity > 1 && <p className={styles.each}>{text('cart.each', { price: format.money(price) })}</p>}
      </div>
      <p className={styles.total}>{format.money(total)}</p>
      <div className={styles.controls}>
        <QuantityStepper
          size="sm"
          value={quantity}
          max={MAX_LINE_QUANTITY}
          onValueChange={(next) => dispatch(quantitySet({ id, quantity: next }))}
          labels={{
            input: text('cart.quantityOf', { name }),
            decrease: text('cart.decreaseOf', { name }),
            increase: text('cart.increaseOf', { name }),
          }}
        />
        <IconButton
          label={text('cart.removeOf', { name })}
          icon={<Icon name="trash" size={20} />}
          className={styles.remove}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
