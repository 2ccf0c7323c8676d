import { createQuote } from '../../../testing/shop.fixtures.ts';
import { type CheckoutDraft, emptyDraft } from './draft.ts';
import { findFirstIncompleteStep, getReachableStep, validateStep } from './step-validation.ts';

const contact = { full_name: 'Μαρία Παππά', email: 'maria@example.gr', phone: '690 000 0000' };
const home = { street: 'Ερμού', street_number: '12', city: 'Αθήνα', postcode: '10563' };
const company = { document: 'invoice', vat_number: '094014201', company_name: 'Όραση ΑΕ', tax_office: 'ΦΑΕ' } as const;
const { payment_methods: offered } = createQuote(1);
const draft = (more: Partial<CheckoutDraft>): CheckoutDraft => ({ ...emptyDraft, ...more });

test.each<[string, Partial<CheckoutDraft>, string]>([
  ['nothing', {}, 'contact'],
  ['a contact without telephone', { ...contact, phone: '' }, 'contact'],
  ['a contact', contact, 'shipping'],
  ['an address without postcode', { ...contact, ...home, postcode: '105' }, 'shipping'],
  ['an address', { ...contact, ...home }, 'payment'],
  ['a postcode in its usual form', { ...contact, ...home, postcode: '106 73' }, 'payment'],
  ['a postcode that does not exist', { ...contact, ...home, postcode: '99999' }, 'shipping'],
  ['pickup, which needs no address', { ...contact, shipping_method: 'pickup' }, 'payment'],
  ['cash on delivery', { ...contact, ...home, payment_method: 'cash_on_delivery' }, 'review'],
  [
    'cash on delivery, then pickup instead',
    { ...contact, ...home, payment_method: 'cash_on_delivery', shipping_method: 'pickup' },
    'payment',
  ],
  ['paying in store without going there', { ...contact, ...home, payment_method: 'pay_in_store' }, 'payment'],
  [
    'an invoice without company',
    { ...contact, ...home, payment_method: 'bank_transfer', document: 'invoice' },
    'payment',
  ],
  ['an invoice', { ...contact, ...home, ...company, payment_method: 'bank_transfer' }, 'review'],
  [
    'a VAT number with its prefix',
    { ...contact, ...home, ...company, vat_number: 'EL094014201', payment_method: 'bank_transfer' },
    'review',
  ],
  [
    'an invoice with a wrong check digit',
    { ...contact, ...home, ...company, vat_number: '094014202', payment_method: 'bank_transfer' },
    'payment',
  ],
])('with %s the first incomplete step is found', (_, values, step) =>
  expect(findFirstIncompleteStep(draft(values), offered)).toBe(step),
);

test.each([
  ['review', {}, 'contact'],
  ['payment', contact, 'shipping'],
  ['contact', contact, 'contact'],
  ['nonsense', contact, 'contact'],
  [null, contact, 'contact'],
])('?step=%s shows a reachable step', (requested, values, step) => {
  expect(getReachableStep(requested, draft(values), offered)).toBe(step);
});

test('terms must be accepted, marketing is optional', () => {
  expect(validateStep('review', draft({}), offered, () => 'error')).toEqual({ terms_accepted: 'error' });
  expect(validateStep('review', draft({ terms_accepted: true }), offered, () => 'error')).toEqual({});
});

test('a payment method that the shop no longer offers must be chosen again', () => {
  const filled = draft({ ...contact, ...home, payment_method: 'bank_transfer' });
  const withoutTransfer = { courier: ['cash_on_delivery'], pickup: ['pay_in_store'] } satisfies typeof offered;
  expect(findFirstIncompleteStep(filled, offered)).toBe('review');
  expect(findFirstIncompleteStep(filled, withoutTransfer)).toBe('payment');
  expect(findFirstIncompleteStep(filled, undefined)).toBe('review');
  expect(findFirstIncompleteStep(draft({ ...contact, ...home }), undefined)).toBe('payment');
});
