import { removePathLanguage } from '@fakos/contracts/languages';
import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import { Link, paths, useLocation } from '@fakos/shared-kit/router';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { cartOpened, selectCount } from '@fakos/shared-kit/state/cart';
import { selectWishlist } from '@fakos/shared-kit/state/wishlist';
import { Icon } from '@fakos/shared-kit/ui/icon';
import el from '../../../locales/floating-buttons/el.json';
import en from '../../../locales/floating-buttons/en.json';
import { useIsShop } from '../../settings/use-settings.ts';
import { useText } from '../../text.ts';
import styles from './floating-buttons.module.css';

const useButtonsText = createTextHook({ el, en });

/** Pages that the buttons would duplicate (spec section 2). */
const HIDDEN_ON: readonly string[] = [paths.cart, paths.wishlist, paths.checkout];

/** Wishlist and cart buttons beside the content of every page; narrow screens have them in the header only. */
export function FloatingButtons() {
  const text = useButtonsText();
  const { pathname } = useLocation();
  const isShop = useIsShop();
  if (HIDDEN_ON.includes(removePathLanguage(pathname).replace(/\/$/, ''))) return null;
  return (
    <aside className={styles.buttons} data-above-bar="" aria-label={text('label')}>
      <WishlistButton />
      {isShop && <CartButton />}
    </aside>
  );
}

function WishlistButton() {
  const text = useText();
  const count = useKitSelector(selectWishlist).length;
  const label = text('wishlist.open', { count });
  return (
    <Link to={paths.wishlist} className={styles.button} aria-label={label} title={label}>
      <Icon name="heart" />
      <Count value={count} />
    </Link>
  );
}

function CartButton() {
  const text = useText();
  const dispatch = useDispatch();
  const count = useKitSelector(selectCount);
  const label = text('cart.open', { count });
  return (
    <button
      type="button"
      className={[styles.button, styles.cart].join(' ')}
      aria-label={label}
      aria-haspopup="dialog"
      title={label}
      onClick={() => dispatch(cartOpened())}
    >
      <Icon name="bag" />
      <Count value={count} />
    </button>
  );
}

function Count({ value }: { value: number }) {
  if (value === 0) return null;
  return (
    <span aria-hidden="true" className={styles.count}>
      {value}
    </span>
  );
}
