import { useAuthentication } from '@fakos/shared-kit/remote/host';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { Button } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useCheckoutText } from '../../words/checkout-text.ts';
import type { StepForm } from './use-step-form.ts';

/** Offers to sign in over the checkout as it is; says who buys once somebody is. */
export function AccountOffer({ form }: { form: StepForm }) {
  const text = useCheckoutText();
  const user = useKitSelector(selectUser);
  const { open } = useAuthentication();
  if (user) return <p>{text('checkout.asUser', { name: user.name })}</p>;
  const ask = () => open({ reason: text('checkout.signInReason'), email: form.getValues('email') || undefined });
  return (
    <Notice
      title={text('checkout.accountQuestion')}
      action={
        <Button size="sm" variant="secondary" onClick={ask}>
          {text('checkout.signIn')}
        </Button>
      }
    >
      {text('checkout.accountText')}
    </Notice>
  );
}
