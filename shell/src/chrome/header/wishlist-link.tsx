import { Link, paths } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectWishlist } from '@fakos/shared-kit/state/wishlist';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { useText } from '../../text.ts';
import styles from './header.module.css';

/** Link to the wishlist on narrow screens, where the floating buttons would cover the page. */
export function WishlistLink() {
  const text = useText();
  const count = useKitSelector(selectWishlist).length;
  const label = text('wishlist.open', { count });
  return (
    <Link to={paths.wishlist} className={styles.wishlist} aria-label={label} title={label}>
      <Icon name="heart" />
      {count > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {count}
        </span>
      )}
    </Link>
  );
}
