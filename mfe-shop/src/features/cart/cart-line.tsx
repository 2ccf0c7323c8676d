import type { Quote } from '@fakos/shared-kit/api/cart/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link, paths } from '@fakos/shared-kit/router';
import { useDispatch } from '@fakos/shared-kit/state';
import { type CartItem, MAX_LINE_QUANTITY, quantitySet } from '@fakos/shared-kit/state/cart';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { QuantityStepper } from '@fakos/shared-kit/ui/quantity-stepper';
import { productPicture } from '../../parts/product-tile/product-picture.ts';
import { useText } from '../../text.ts';
import { useCartText } from '../../words/cart-text.ts';
import styles from './cart-lines.module.css';
import { useMoveToWishlist } from './use-move-to-wishlist.ts';

const PICTURE_SIZES = '(min-width: 60rem) 8rem, 6rem';
const PICTURE_WIDEST = 320;
/** Keeps the brand's place until the server has told it. */
const NOT_YET = '\u00a0';

interface CartLineProps {
  item: CartItem;
  /** What the server says of it, once it did. */
  line: Quote['lines'][number] | undefined;
  onRemove: () => void;
}

/** One product of the cart with its quantity and its sum. */
export function CartLine({ item, line, onRemove }: CartLineProps) {
  const text = useCartText();
  const shopText = useText();
  const { money } = useFormat();
  const dispatch = useDispatch();
  const moveToWishlist = useMoveToWishlist();
  // The server's name is in the language read now, the cart's in the one it was put there in.
  const name = line?.name ?? item.name;
  const most = Math.max(1, Math.min(line?.available ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY));

  /** None of it is a removal, which is asked about. */
  function setQuantity(quantity: number) {
    if (quantity === 0) onRemove();
    else dispatch(quantitySet({ id: item.id, quantity }));
  }

  return (
    <li className={styles.line}>
      <Picture
        {...productPicture(item.image, '', PICTURE_SIZES, PICTURE_WIDEST)}
        fit="cover"
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.brand}>{line?.brand_name ?? NOT_YET}</p>
        <h2 className={styles.name}>
          <Link to={paths.product(item.slug)}>{name}</Link>
        </h2>
        {line?.options?.map((option) => (
          <p key={option.id} className={styles.each}>
            + {option.name}
          </p>
        ))}
        <p className={styles.each}>{text('cart.each', { price: money(item.price) })}</p>
      </div>
      <p className={styles.sum}>{money(item.total)}</p>
      <div className={styles.controls}>
        <QuantityStepper
          size="sm"
          value={item.quantity}
          min={0}
          max={most}
          onValueChange={setQuantity}
          labels={{
            input: shopText('buy.quantityOf', { name }),
            decrease: shopText('buy.decrease', { name }),
            increase: shopText('buy.increase', { name }),
          }}
        />
        <div className={styles.ways}>
          <IconButton
            label={text('cart.toWishlist', { name })}
            icon={<Icon name="heart" size={20} />}
            onClick={() => moveToWishlist(item, line)}
          />
          <IconButton
            label={text('cart.removeOf', { name })}
            icon={<Icon name="trash" size={20} />}
            onClick={onRemove}
          />
        </div>
      </div>
    </li>
  );
}
