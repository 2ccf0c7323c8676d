import type { ApiFailure } from '@fakos/shared-kit/api';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { lateWords } from '@fakos/shared-kit/i18n/late-words';
import el from '../../locales/contact-answer/el.json';
import en from '../../locales/contact-answer/en.json';
import { contactLimits } from '../api/contact/fields.ts';
import type { ContactFaults, ContactValues } from './contact-values.ts';

// Loads with what checks and sends: there is nothing to say before.

const useAnswerText = lateWords({ el, en });

interface FaultTextProps {
  name: keyof ContactValues;
  fault: NonNullable<ContactFaults[keyof ContactValues]>;
}

/** What is wrong with a field, in the visitor's words: the server's where it said so. */
export function FaultText({ name, fault: { code, message } }: FaultTextProps) {
  const text = useAnswerText();
  const kitText = useKitText();
  if (message) return message;
  if (name === 'gdprConsent') return text('consentMissing');
  if (name === 'email' || name === 'phone') return kitText(`fields.${name}`);
  if (code === 'too_big') return kitText('fields.tooLong', { count: contactLimits[name] });
  return kitText(code === 'too_small' ? 'fields.required' : 'fields.invalid');
}

/** Why a form was not sent (spec section 8). */
export function FailureText({ failure: { code, message } }: { failure: ApiFailure }) {
  const text = useAnswerText();
  const kitText = useKitText();
  if (code === 'NETWORK') return kitText('errors.NETWORK');
  return message || (code === 'TOO_MANY_REQUESTS' ? kitText('errors.TOO_MANY_REQUESTS') : text('failed'));
}

/** The site's thanks for a message. */
export function ThanksText() {
  return useAnswerText()('sent');
}
