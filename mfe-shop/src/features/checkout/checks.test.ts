import { faultsOf, firstIncomplete, reachableStep } from './checks.ts';
import { type CheckoutDraft, emptyDraft } from './draft.ts';

const contact = { full_name: 'Μαρία Παππά', email: 'maria@example.gr', phone: '690 000 0000' };
const home = { street: 'Ερμού', street_number: '12', city: 'Αθήνα', postcode: '10563' };
const company = { document: 'invoice', vat_number: '094014201', company_name: 'Όραση ΑΕ', tax_office: 'ΦΑΕ' } as const;
const draft = (more: Partial<CheckoutDraft>): CheckoutDraft => ({ ...emptyDraft, ...more });

test.each<[string, Partial<CheckoutDraft>, string]>([
  ['nothing', {}, 'contact'],
  ['a contact without telephone', { ...contact, phone: '' }, 'contact'],
  ['a contact', contact, 'shipping'],
  ['an address without postcode', { ...contact, ...home, postcode: '105' }, 'shipping'],
  ['an address', { ...contact, ...home }, 'payment'],
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
    'an invoice with a wrong check digit',
    { ...contact, ...home, ...company, vat_number: '094014202', payment_method: 'bank_transfer' },
    'payment',
  ],
])('after %s comes the right step', (_, answers, step) => expect(firstIncomplete(draft(answers))).toBe(step));

test.each([
  ['review', {}, 'contact'],
  ['payment', contact, 'shipping'],
  ['contact', contact, 'contact'],
  ['nonsense', contact, 'contact'],
  [null, contact, 'contact'],
])('?step=%s shows a step within reach', (wanted, answers, step) => {
  expect(reachableStep(wanted, draft(answers))).toBe(step);
});

test('terms must be accepted, marketing need not', () => {
  expect(faultsOf('review', draft({}), () => 'fault')).toEqual({ terms_accepted: 'fault' });
  expect(faultsOf('review', draft({ terms_accepted: true }), () => 'fault')).toEqual({});
});
