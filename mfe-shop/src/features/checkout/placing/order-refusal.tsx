import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useEffect, useRef } from 'react';
import { useCheckoutText } from '../../../translations/checkout-text.ts';
import styles from '../checkout.module.css';
import { ChangeList } from './change-list.tsx';
import type { Refusal } from './use-place-order.ts';

interface OrderRefusalProps {
  refusal: Refusal;
  /** The new total, formatted. */
  total: string | undefined;
}

/** Explains why the server refused the order; takes the focus when it appears. */
export function OrderRefusal({ refusal, total }: OrderRefusalProps) {
  const text = useCheckoutText();
  const kitText = useKitText();
  const notice = useRef<HTMLDivElement>(null);
  const { failure } = refusal;
  const hasQuoteChanged = failure.code === 'QUOTE_CHANGED';

  useEffect(function takeFocus() {
    notice.current?.focus();
  }, []);

  return (
    <div ref={notice} tabIndex={-1} className={styles.summary}>
      <Notice
        tone={hasQuoteChanged ? 'warning' : 'danger'}
        announce="alert"
        title={failure.message ?? kitText('errors.INTERNAL')}
        action={
          failure.code === 'OUT_OF_STOCK' && (
            <ButtonLink size="sm" variant="secondary" href={paths.cart}>
              {text('checkout.toCart')}
            </ButtonLink>
          )
        }
      >
        {hasQuoteChanged && <ChangeList refusal={refusal} />}
        {hasQuoteChanged && total && <p>{text('checkout.newTotal', { total })}</p>}
        {failure.fields && (
          <ul className={styles.errors}>
            {Object.entries(failure.fields).map(([field, message]) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        )}
        {!hasQuoteChanged && <p>{text('checkout.nothingLost')}</p>}
      </Notice>
    </div>
  );
}
