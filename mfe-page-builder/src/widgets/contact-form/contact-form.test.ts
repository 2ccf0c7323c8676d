import { asksOf, contactFormDefaults } from './contact-form.fields.ts';

const asked = { name: 'optional', phone: 'optional', subject: 'optional', gdprConsent: 'required' };

// Spec section 5, "Contact form".
test.each([
  ['everything, and insists on consent alone', {}, {}],
  ['no consent where it is not shown', { showGdpr: false }, { gdprConsent: 'hidden' }],
  ['a name that is required', { requireName: true }, { name: 'required' }],
  ['no name that is not shown', { requireName: true, showName: false }, { name: 'hidden' }],
  [
    'phone and subject where required',
    { requirePhone: true, requireSubject: true },
    { phone: 'required', subject: 'required' },
  ],
])('it asks for %s', (_case, fields, expected) => {
  expect(asksOf({ ...contactFormDefaults, ...fields })).toEqual({ ...asked, ...expected });
});
