import { TextField } from '@fakos/shared-kit/ui/field';
import { useBuyingText } from '../../buying-text.ts';
import { StepFrame } from './step-frame.tsx';
import { useField, useStepForm } from './use-step-form.ts';

/** Who buys. */
export function ContactStep() {
  const text = useBuyingText();
  const form = useStepForm('contact');
  const field = useField(form);
  return (
    <StepFrame step="contact" form={form}>
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
