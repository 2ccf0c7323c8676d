import { getShownPhone, toPhoneHref } from '@fakos/contracts/settings/flags';
import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useEffect, useRef } from 'react';
import { useOnline } from '../../../parts/online/use-online.ts';
import { useCheckoutText } from '../../../translations/checkout-text.ts';
import styles from '../checkout.module.css';
import type { Attempt } from './attempt.ts';
import type { OrderRequest } from './order-request.ts';

interface UnconfirmedOrderProps {
  attempt: Attempt;
  /** The form and the cart still contain this order. */
  isUnchanged: boolean;
  isPlacing: boolean;
  onResend: () => void;
  headingLevel?: 1 | 2;
}

/**
 * Shown when no response to an order arrived: it can be sent again, and the form stays usable. Takes the focus when it
 * appears.
 */
export function UnconfirmedOrder(props: UnconfirmedOrderProps) {
  const { attempt, isUnchanged, isPlacing, onResend, headingLevel = 2 } = props;
  const text = useCheckoutText();
  const kitText = useKitText();
  const { money } = useFormat();
  const phone = useShopPhone();
  const notice = useRef<HTMLDivElement>(null);
  const Heading = `h${headingLevel}` as const;
  const { expected_total: total } = JSON.parse(attempt.content) as OrderRequest;
  // An order that the customer is changing is not sent without asking.
  useOnline(() => isUnchanged && onResend());

  useEffect(function takeFocus() {
    notice.current?.focus();
  }, []);

  return (
    <div ref={notice} tabIndex={-1} className={styles.summary}>
      <Notice
        tone="warning"
        announce="alert"
        action={
          <Button size="sm" onClick={onResend} loading={isPlacing}>
            {kitText(isPlacing ? 'actions.retrying' : 'actions.retry')}
          </Button>
        }
      >
        <Heading className={styles.noticeTitle}>{text('checkout.unknownTitle')}</Heading>
        <p>{text('checkout.unknownText', { total: money(total) })}</p>
        {phone && (
          <p>
            {text('checkout.callUs')} <a href={toPhoneHref(phone)}>{phone}</a>
          </p>
        )}
      </Notice>
    </div>
  );
}

/** The shop's phone number; undefined if it is not public. */
export function useShopPhone(): string | undefined {
  return getShownPhone(useGetSettingsQuery().data?.settings);
}
