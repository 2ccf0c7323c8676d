import { useAuthentication } from '@fakos/shared-kit/remote/host';
import { Button } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { useOrderText } from '../../translations/order-text.ts';

/** Asks the visitor to sign in to see orders; the page updates after the sign-in. */
export function SignInFirst({ email }: { email: string | undefined }) {
  const text = useOrderText();
  const { open } = useAuthentication();
  return (
    <EmptyState
      headingLevel={1}
      icon="user"
      title={text('orders.signInTitle')}
      text={text('orders.signInText')}
      action={
        <Button onClick={() => open({ reason: text('orders.signInReason'), email })}>{text('orders.signIn')}</Button>
      }
    />
  );
}
