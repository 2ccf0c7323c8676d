import { createLazy } from '@fakos/shared-kit/lazy';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { TextField } from '@fakos/shared-kit/ui/field';
import { useEffect } from 'react';
import { useCheckoutText } from '../../../translations/checkout-text.ts';
import { AccountOffer } from '../account/account-offer.tsx';
import { AccountPart } from '../account/account-part.tsx';
import { type StepForm, useField, useStepForm } from '../form/use-step-form.ts';
import { StepLayout } from './step-layout.tsx';

// A separate chunk: only signed-in users have a stored phone number.
const accountPhone = createLazy(() =>
  import(/* webpackChunkName: "checkout-account" */ '../account/account-phone.tsx').then(
    (module) => module.AccountPhone,
  ),
);

/** The contact step. */
export function ContactStep() {
  const text = useCheckoutText();
  const form = useStepForm('contact');
  const field = useField(form);
  usePrefill(form);
  return (
    <StepLayout step="contact" form={form}>
      <AccountOffer form={form} />
      <AccountPart part={accountPhone} form={form} />
      <TextField {...field('full_name')} autoComplete="name" autoCapitalize="words" />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        description={text('checkout.emailHint')}
      />
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        description={text('checkout.phoneHint')}
      />
    </StepLayout>
  );
}

/** Fills empty fields with the signed-in user's name and e-mail. */
function usePrefill({ getValues, setValue }: StepForm) {
  const user = useKitSelector(selectUser);
  useEffect(
    function prefill() {
      if (!user) return;
      if (getValues('full_name') === '') setValue('full_name', user.name);
      if (getValues('email') === '') setValue('email', user.email);
    },
    [user, getValues, setValue],
  );
}
