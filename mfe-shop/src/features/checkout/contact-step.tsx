import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { TextField } from '@fakos/shared-kit/ui/field';
import { useEffect } from 'react';
import { useCheckoutText } from '../../words/checkout-text.ts';
import { AccountOffer } from './account-offer.tsx';
import { AccountPart } from './account-part.tsx';
import { StepFrame } from './step-frame.tsx';
import { type StepForm, useField, useStepForm } from './use-step-form.ts';

// Only who is signed in has one.
const loadPhone = () =>
  import(/* webpackChunkName: "checkout-account" */ './account/known-phone.tsx').then((module) => module.KnownPhone);

/** Who buys. */
export function ContactStep() {
  const text = useCheckoutText();
  const form = useStepForm('contact');
  const field = useField(form);
  usePrefilled(form);
  return (
    <StepFrame step="contact" form={form}>
      <AccountOffer form={form} />
      <AccountPart load={loadPhone} form={form} />
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
    </StepFrame>
  );
}

/** Answers for who is signed in what is not answered yet. */
function usePrefilled({ getValues, setValue }: StepForm) {
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
