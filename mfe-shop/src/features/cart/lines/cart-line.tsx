import type { Quote } from '@fakos/contracts/cart/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link, paths } from '@fakos/shared-kit/router';
import { useDispatch } from '@fakos/shared-kit/state';
import { type CartItem, MAX_LINE_QUANTITY, quantitySet } from '@fakos/shared-kit/state/cart';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { getProductImage } from '../../../parts/product-tile/product-image.ts';
import { useText } from '../../../text.ts';
import { useCartText } from '../../../translations/cart-text.ts';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import styles from './cart-lines.module.css';
import { EditLenses } from './edit-lenses.tsx';
import { useMoveToWishlist } from './use-move-to-wishlist.ts';

const IMAGE_SIZES = '(min-width: 60rem) 8rem, 6rem';
const MAX_IMAGE_WIDTH = 320;
/** Reserves the line of the brand name until the quote has loaded. */
const BRAND_PLACEHOLDER = '\u00a0';

interface CartLineProps {
  item: CartItem;
  /** The line of the server's quote; undefined until it has loaded. */
  line: Quote['lines'][number] | undefined;
  onRemove: () => void;
}

/** A line of the cart page. */
export function CartLine({ item, line, onRemove }: CartLineProps) {
  const text = useCartText();
  const shopText = useText();
  const { money } = useFormat();
  const dispatch = useDispatch();
  const moveToWishlist = useMoveToWishlist();
  // The quote's name is in the current language; the cart stores the name in the language of the time it was added.
  const name = line?.name ?? item.name;
  const maxQuantity = Math.max(1, Math.min(line?.available ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY));

  /** A quantity of 0 removes the line after a confirmation. */
  function setQuantity(quantity: number) {
    if (quantity === 0) onRemove();
    else dispatch(quantitySet({ id: item.id, quantity }));
  }

  return (
    <li className={styles.line}>
      <ResponsiveImage
        {...getProductImage(item.image, '', IMAGE_SIZES, MAX_IMAGE_WIDTH)}
        fit="cover"
        className={styles.image}
      />
      <div className={styles.text}>
        <p className={styles.brand}>{line?.brand_name ?? BRAND_PLACEHOLDER}</p>
        <h2 className={styles.name}>
          <Link to={paths.product(item.slug)}>{name}</Link>
        </h2>
        {line?.options?.map((option) => (
          <p key={option.id} className={styles.unitPrice}>
            + {option.name}
          </p>
        ))}
        {line?.configuration_texts?.map(({ label, value }) => (
          <p key={label} className={styles.unitPrice}>
            {label}: {value}
          </p>
        ))}
        {item.configuration?.kind === 'lenses' && (
          <EditLenses item={item} configuration={item.configuration} name={name} />
        )}
        <p className={styles.unitPrice}>{text('cart.each', { price: money(item.price) })}</p>
      </div>
      <p className={styles.sum}>{money(item.total)}</p>
      <div className={styles.controls}>
        <QuantityStepper
          size="sm"
          value={item.quantity}
          min={0}
          max={maxQuantity}
          onValueChange={setQuantity}
          labels={{
            input: shopText('buy.quantityOfItem', { name }),
            decrease: shopText('buy.decrease', { name }),
            increase: shopText('buy.increase', { name }),
            limit: maxQuantity < MAX_LINE_QUANTITY ? shopText('product.lowStock', { count: maxQuantity }) : undefined,
          }}
        />
        <div className={styles.actions}>
          <IconButton
            label={text('cart.toWishlist', { name })}
            icon={<Icon name="heart" size={20} />}
            onClick={() => moveToWishlist(item, line)}
          />
          <IconButton
            label={text('cart.removeItem', { name })}
            icon={<Icon name="trash" size={20} />}
            onClick={onRemove}
          />
        </div>
      </div>
    </li>
  );
}
