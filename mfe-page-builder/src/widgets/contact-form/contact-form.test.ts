import { checkContact } from './check-contact.ts';
import { contactFormDefaults, demandsOf } from './contact-form.fields.ts';

const empty = { name: '', email: '', phone: '', subject: '', message: '', gdprConsent: false };
const filled = { ...empty, email: 'maria@example.gr', message: 'Γεια', gdprConsent: true };

// Spec section 5, "Contact form".
test.each([
  ['e-mail, message and consent', {}, empty, ['email', 'message', 'gdprConsent']],
  ['a right e-mail', {}, { ...filled, email: 'maria' }, ['email']],
  ['no consent where it is not shown', { showGdpr: false }, { ...filled, gdprConsent: false }, []],
  ['a name that is required', { requireName: true }, { ...filled, name: ' ' }, ['name']],
  ['no name that is not shown', { requireName: true, showName: false }, filled, []],
  ['phone and subject where required', { requirePhone: true, requireSubject: true }, filled, ['phone', 'subject']],
  ['nothing else', {}, filled, []],
])('it insists on %s', (_case, fields, values, faulty) => {
  const faults = checkContact(values, demandsOf({ ...contactFormDefaults, ...fields }));
  expect(Object.keys(faults).toSorted()).toEqual([...faulty].toSorted());
});
