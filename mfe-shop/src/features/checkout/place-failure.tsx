import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useEffect, useRef } from 'react';
import { useCheckoutText } from '../../words/checkout-text.ts';
import { ChangeList } from './change-list.tsx';
import styles from './checkout.module.css';
import type { Refusal } from './use-place-order.ts';

interface PlaceFailureProps {
  refusal: Refusal;
  /** The total that the visitor would now agree to. */
  total: string | undefined;
}

/** Why the order was not taken and what to do; takes the focus. Nothing that was typed is lost by it. */
export function PlaceFailure({ refusal, total }: PlaceFailureProps) {
  const text = useCheckoutText();
  const kitText = useKitText();
  const notice = useRef<HTMLDivElement>(null);
  const { failure } = refusal;
  const changed = failure.code === 'QUOTE_CHANGED';

  useEffect(function takeFocus() {
    notice.current?.focus();
  }, []);

  return (
    <div ref={notice} tabIndex={-1} className={styles.summary}>
      <Notice
        tone={changed ? 'warning' : 'danger'}
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
        {changed && <ChangeList refusal={refusal} />}
        {changed && total && <p>{text('checkout.newTotal', { total })}</p>}
        {failure.fields && (
          <ul className={styles.faults}>
            {Object.entries(failure.fields).map(([field, message]) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        )}
        {!changed && <p>{text('checkout.nothingLost')}</p>}
      </Notice>
    </div>
  );
}
