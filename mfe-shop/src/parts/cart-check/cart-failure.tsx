import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { useCartText } from '../../words/cart-text.ts';
import { useOnline } from '../online/use-online.ts';
import type { CheckedCart } from './use-checked-cart.ts';

/** The server could not be asked about the cart: why, with a retry; once online again it is asked by itself. */
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
