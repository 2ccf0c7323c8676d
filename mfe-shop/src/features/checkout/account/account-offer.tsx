import { useAuthentication } from '@fakos/shared-kit/remote/host';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { Button } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useCheckoutText } from '../../../translations/checkout-text.ts';
import type { StepForm } from '../form/use-step-form.ts';

/** Offers to sign in without leaving the checkout; for a signed-in user it shows the name. */
export function AccountOffer({ form }: { form: StepForm }) {
  const text = useCheckoutText();
  const user = useKitSelector(selectUser);
  const { open } = useAuthentication();
  if (user) return <p>{text('checkout.asUser', { name: user.name })}</p>;
  const openSignIn = () => open({ reason: text('checkout.signInReason'), email: form.getValues('email') || undefined });
  return (
    <Notice
      title={text('checkout.accountQuestion')}
      action={
        <Button size="sm" variant="secondary" onClick={openSignIn}>
          {text('checkout.signIn')}
        </Button>
      }
    >
      {text('checkout.accountText')}
    </Notice>
  );
}
