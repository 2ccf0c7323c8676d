import type { Order } from '@fakos/shared-kit/api/orders/contract';
import { keepInTab } from '../../parts/kept/kept-value.ts';

/** Everything that the checkout asks, as it is typed. */
export interface CheckoutDraft {
  full_name: string;
  email: string;
  phone: string;
  shipping_method: Order['shipping_method'];
  street: string;
  street_number: string;
  city: string;
  postcode: string;
  note: string;
  /** '' until the visitor chose: a way to pay that costs more is never chosen for them. */
  payment_method: Order['payment_method'] | '';
  document: 'receipt' | 'invoice';
  vat_number: string;
  company_name: string;
  tax_office: string;
  terms_accepted: boolean;
  marketing_consent: boolean;
}

/** Name of a question of the checkout. */
export type CheckoutField = keyof CheckoutDraft;

/** A checkout that nobody has typed into. */
export const emptyDraft: CheckoutDraft = {
  full_name: '',
  email: '',
  phone: '',
  shipping_method: 'courier',
  street: '',
  street_number: '',
  city: '',
  postcode: '',
  note: '',
  payment_method: '',
  document: 'receipt',
  vat_number: '',
  company_name: '',
  tax_office: '',
  terms_accepted: false,
  marketing_consent: false,
};

/** The answers, and the account of who gave them: they are nobody else's after a logout. */
interface KeptDraft extends CheckoutDraft {
  readonly owner: number | null;
}

/** What was typed so far; steps, failures, refreshes and walks through the shop lose nothing of it. */
export const keptDraft = keepInTab<KeptDraft>('fakos-checkout', { ...emptyDraft, owner: null });

/** True while nobody has typed anything. */
export function isUntouched(draft: CheckoutDraft): boolean {
  return (Object.keys(emptyDraft) as CheckoutField[]).every((field) => draft[field] === emptyDraft[field]);
}
