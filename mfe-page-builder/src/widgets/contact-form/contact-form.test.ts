import { contactFormWidget } from '@fakos/contracts/widgets';
import { readFields } from '@fakos/contracts/widgets/read-fields';
import { getQuestions } from './contact-form.tsx';

const defaults = { name: 'optional', phone: 'optional', subject: 'optional', gdprConsent: 'required' };

// Spec section 5, "Contact form".
test.each([
  ['all questions by default, and only consent is required', {}, {}],
  ['no consent when it is not shown', { showGdpr: false }, { gdprConsent: 'hidden' }],
  ['a required name', { requireName: true }, { name: 'required' }],
  ['no name when it is not shown, even if required', { requireName: true, showName: false }, { name: 'hidden' }],
  [
    'a required phone and subject',
    { requirePhone: true, requireSubject: true },
    { phone: 'required', subject: 'required' },
  ],
])('the form has %s', (_case, stored, expected) => {
  expect(getQuestions(readFields(contactFormWidget, stored))).toEqual({ ...defaults, ...expected });
});
