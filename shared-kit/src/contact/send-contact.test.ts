import type { ContactAsks } from './contact-values.ts';
import { checkContact } from './send-contact.ts';

const asks: ContactAsks = { name: 'optional', phone: 'optional', subject: 'optional', gdprConsent: 'required' };
const empty = { name: '', email: '', phone: '', subject: '', message: '', gdprConsent: false };
const filled = { ...empty, email: 'maria@example.gr', message: 'Γεια', gdprConsent: true };

// Spec section 5, "Contact form".
test.each<[string, Partial<ContactAsks>, typeof empty, string[]]>([
  ['e-mail, message and consent', {}, empty, ['email', 'message', 'gdprConsent']],
  ['a right e-mail', {}, { ...filled, email: 'maria' }, ['email']],
  ['no consent where it is not shown', { gdprConsent: 'hidden' }, { ...filled, gdprConsent: false }, []],
  ['a name that is required', { name: 'required' }, { ...filled, name: ' ' }, ['name']],
  ['no name that is not shown', { name: 'hidden' }, filled, []],
  ['phone and subject where required', { phone: 'required', subject: 'required' }, filled, ['phone', 'subject']],
  ['nothing else', {}, filled, []],
])('it insists on %s', (_case, changed, values, faulty) => {
  const faults = checkContact(values, { ...asks, ...changed });
  expect(Object.keys(faults).toSorted()).toEqual([...faulty].toSorted());
});
