import { contactLimits } from '@fakos/contracts/contact/fields';
import type { ApiFailure } from '@fakos/shared-kit/api';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../locales/contact-outcome/el.json';
import en from '../../locales/contact-outcome/en.json';
import type { ContactErrors, ContactValues } from './contact-values.ts';

// Loaded together with validation and sending, because these texts are not needed before.

const useOutcomeText = createTextHook({ el, en });

interface FieldErrorTextProps {
  name: keyof ContactValues;
  error: NonNullable<ContactErrors[keyof ContactValues]>;
}

/** Error message of a field: the server's, or one for the validation's error code. */
export function FieldErrorText({ name, error: { code, message } }: FieldErrorTextProps) {
  const text = useOutcomeText();
  const kitText = useKitText();
  if (message) return message;
  if (name === 'gdprConsent') return text('consentMissing');
  if (name === 'email' || name === 'phone') return kitText(`fields.${name}`);
  if (code === 'too_big') return kitText('fields.tooLong', { count: contactLimits[name] });
  return kitText(code === 'too_small' ? 'fields.required' : 'fields.invalid');
}

/** Reason why a form was not sent (spec section 8). */
export function FailureText({ failure: { code, message } }: { failure: ApiFailure }) {
  const text = useOutcomeText();
  const kitText = useKitText();
  if (code === 'NETWORK') return kitText('errors.NETWORK');
  return message || (code === 'TOO_MANY_REQUESTS' ? kitText('errors.TOO_MANY_REQUESTS') : text('failed'));
}

/** Default text after a message was sent. */
export function ThanksText() {
  return useOutcomeText()('sent');
}
