import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { Stack } from '../../ui/stack.tsx';
import styles from './cart-notices.module.css';
import type { CheckedCart } from './use-checked-cart.ts';

/** Notices about changes to the cart, each of which the visitor can dismiss. */
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
