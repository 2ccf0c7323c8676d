import type { ApiFailure } from '@fakos/shared-kit/api';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useEffect, useRef } from 'react';
import { useBuyingText } from '../../buying-text.ts';
import styles from './checkout.module.css';

interface PlaceFailureProps {
  failure: ApiFailure;
  /** The total that the visitor would now agree to. */
  total: string | undefined;
}

/** Why the order was not taken and what to do; takes the focus. Nothing that was typed is lost by it. */
export function PlaceFailure({ failure, total }: PlaceFailureProps) {
  const text = useBuyingText();
  const kitText = useKitText();
  const notice = useRef<HTMLDivElement>(null);
  const changed = failure.code === 'QUOTE_CHANGED';

  useEffect(function takeFocus() {
    notice.current?.focus();
  }, []);

  return (
    <div ref={notice} tabIndex={-1} className={styles.summary}>
      <Notice
        tone={changed ? 'warning' : 'danger'}
        announce="alert"
        title={failure.message ?? kitText(failure.code === 'NETWORK' ? 'errors.NETWORK' : 'errors.INTERNAL')}
        action={
          failure.code === 'OUT_OF_STOCK' && (
            <ButtonLink size="sm" variant="secondary" href={paths.cart}>
              {text('checkout.toCart')}
            </ButtonLink>
          )
        }
      >
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
