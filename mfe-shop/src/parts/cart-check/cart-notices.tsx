import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link, paths } from '@fakos/shared-kit/router';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useCartText } from '../../translations/cart-text.ts';
import { Stack } from '../../ui/stack.tsx';
import styles from './cart-notices.module.css';
import type { CheckedCart } from './use-checked-cart.ts';

/** Notices about changes to the cart, each of which the visitor can dismiss. */
export function CartNotices({ notices, dismiss }: Pick<CheckedCart, 'notices' | 'dismiss'>) {
  const kitText = useKitText();
  const text = useCartText();
  return (
    <Stack gap={2} role="status" className={styles.notices}>
      {notices.map((notice) => (
        <Notice
          key={notice.id}
          tone="warning"
          onDismiss={() => dismiss(notice)}
          dismissLabel={kitText('actions.close')}
        >
          {notice.message}
          {notice.slug !== undefined && (
            <>
              {' '}
              <Link to={paths.product(notice.slug)}>{text('cart.choosePower')}</Link>
            </>
          )}
        </Notice>
      ))}
    </Stack>
  );
}
