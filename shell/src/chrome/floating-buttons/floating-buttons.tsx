import { pathWithoutLanguage } from '@fakos/shared-kit/i18n/languages';
import { Link, paths, useLocation } from '@fakos/shared-kit/router';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { cartOpened, selectCount } from '@fakos/shared-kit/state/cart';
import { selectWishlist } from '@fakos/shared-kit/state/wishlist';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { useText } from '../../text.ts';
import { useIsShop } from '../../use-settings.ts';
import styles from './floating-buttons.module.css';

/** Where the buttons would stand in their own way (spec section 2); the back office has no chrome at all. */
const HIDDEN_ON: readonly string[] = [paths.cart, paths.wishlist, paths.checkout];

/** Wishlist and cart, at the thumb's corner of every page. */
export function FloatingButtons() {
  const text = useText();
  const { pathname } = useLocation();
  const isShop = useIsShop();
  if (HIDDEN_ON.includes(pathWithoutLanguage(pathname).replace(/\/$/, ''))) return null;
  return (
    <aside className={styles.buttons} aria-label={text('site.shortcuts')}>
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
