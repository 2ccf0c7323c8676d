import type { ContactFieldModes } from './contact-values.ts';
import { checkContact } from './send-contact.ts';

const modes: ContactFieldModes = { name: 'optional', phone: 'optional', subject: 'optional', gdprConsent: 'required' };
const empty = { name: '', email: '', phone: '', subject: '', message: '', gdprConsent: false };
const filled = { ...empty, email: 'maria@example.gr', message: 'Γεια', gdprConsent: true };

// Spec section 5, "Contact form".
test.each<[string, Partial<ContactFieldModes>, typeof empty, string[]]>([
  ['e-mail, message and consent', {}, empty, ['email', 'message', 'gdprConsent']],
  ['a valid e-mail', {}, { ...filled, email: 'maria' }, ['email']],
  ['no consent if it is hidden', { gdprConsent: 'hidden' }, { ...filled, gdprConsent: false }, []],
  ['a name that is required', { name: 'required' }, { ...filled, name: ' ' }, ['name']],
  ['no name if it is hidden', { name: 'hidden' }, filled, []],
  ['phone and subject if required', { phone: 'required', subject: 'required' }, filled, ['phone', 'subject']],
  ['nothing else', {}, filled, []],
])('it requires %s', (_case, changed, values, invalid) => {
  const errors = checkContact(values, { ...modes, ...changed });
  expect(Object.keys(errors).toSorted()).toEqual([...invalid].toSorted());
});
