import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { useCartText } from '../../translations/cart-text.ts';
import { useOnline } from '../online/use-online.ts';
import type { CheckedCart } from './use-checked-cart.ts';

/** Error state of the cart check, with a retry button; retries automatically when online again. */
export function CartFailure({ failure, retry }: { failure: NonNullable<CheckedCart['failure']>; retry: () => void }) {
  const text = useCartText();
  const kitText = useKitText();
  useOnline(retry);
  return (
    <ErrorState
      title={text('cart.checkFailed')}
      text={failure.message ?? kitText('errors.NETWORK')}
      retryLabel={kitText('actions.retry')}
      onRetry={retry}
    />
  );
}
