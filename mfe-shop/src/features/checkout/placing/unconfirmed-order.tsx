import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { useOnline } from '../../../parts/online/use-online.ts';
import { useCheckoutText } from '../../../translations/checkout-text.ts';
import type { Attempt } from './attempt.ts';
import type { OrderRequest } from './order-request.ts';

interface UnconfirmedOrderProps {
  attempt: Attempt;
  isPlacing: boolean;
  onResend: () => void;
}

/** Shown when no response to an order arrived: the order can only be sent again with the same key. */
export function UnconfirmedOrder({ attempt, isPlacing, onResend }: UnconfirmedOrderProps) {
  const text = useCheckoutText();
  const kitText = useKitText();
  const { money } = useFormat();
  useOnline(onResend);
  const { expected_total: total } = JSON.parse(attempt.content) as OrderRequest;
  return (
    <ErrorState
      headingLevel={1}
      title={text('checkout.unknownTitle')}
      text={text('checkout.unknownText', { total: money(total) })}
      retryLabel={isPlacing ? kitText('actions.retrying') : kitText('actions.retry')}
      pending={isPlacing}
      onRetry={onResend}
    />
  );
}
