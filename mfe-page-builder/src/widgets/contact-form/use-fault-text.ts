import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useContactFormText } from '../../contact-form-text.ts';
import type { ContactFaults, ContactValues } from './contact-values.ts';

/** The most characters of a field, as the server takes them: `contactLimits`, which loads with the check. */
const MAX_CHARACTERS = { name: 80, subject: 160, message: 5000 } as const;

/** What is wrong with a field, in the visitor's words: the server's where it said so. */
export function useFaultText(faults: ContactFaults): (name: keyof ContactValues) => string | undefined {
  const text = useContactFormText();
  const kitText = useKitText();
  return (name) => {
    const fault = faults[name];
    if (!fault) return undefined;
    if (fault.message) return fault.message;
    if (name === 'gdprConsent') return text('contact.gdprRequired');
    if (name === 'email' || name === 'phone') return kitText(`fields.${name}`);
    if (fault.code === 'too_big') return kitText('fields.tooLong', { count: MAX_CHARACTERS[name] });
    return kitText(fault.code === 'too_small' ? 'fields.required' : 'fields.invalid');
  };
}
