import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { cartOpened, selectCount } from '@fakos/shared-kit/state/cart';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { useText } from '../../text.ts';
import styles from './header.module.css';

/** Header button that opens the cart. */
export function CartButton() {
  const text = useText();
  const dispatch = useDispatch();
  const count = useKitSelector(selectCount);
  return (
    <IconButton
      label={text('cart.open', { count })}
      icon={<Icon name="bag" />}
      badge={count > 0 ? count : undefined}
      aria-haspopup="dialog"
      className={styles.tool}
      onClick={() => dispatch(cartOpened())}
    />
  );
}
