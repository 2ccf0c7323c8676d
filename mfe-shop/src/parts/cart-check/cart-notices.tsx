import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { Stack } from '@fakos/shared-kit/ui/stack';
import styles from './cart-notices.module.css';
import type { CheckedCart } from './use-checked-cart.ts';

/** What the server changed in the cart, each said once and closed by the visitor. */
export function CartNotices({ notices, dismiss }: Pick<CheckedCart, 'notices' | 'dismiss'>) {
  const kitText = useKitText();
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
        </Notice>
      ))}
    </Stack>
  );
}
