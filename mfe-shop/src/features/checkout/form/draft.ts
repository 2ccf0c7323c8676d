import type { Order } from '@fakos/contracts/orders/contract';
import { createTabValue } from '../../../parts/tab-storage/tab-value.ts';

/** Values of the checkout's form fields. */
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
  /** '' until the customer chooses: a payment method with a fee is never preselected. */
  payment_method: Order['payment_method'] | '';
  document: 'receipt' | 'invoice';
  vat_number: string;
  company_name: string;
  tax_office: string;
  activity: string;
  terms_accepted: boolean;
  marketing_consent: boolean;
}

/** Name of a checkout field. */
export type CheckoutField = keyof CheckoutDraft;

/** The initial values of the checkout. */
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
  activity: '',
  terms_accepted: false,
  marketing_consent: false,
};

/** The draft with its owner's user id: after a logout nobody else may see it. */
interface StoredDraft extends CheckoutDraft {
  readonly owner: number | null;
}

/** The draft stored in the tab; it survives steps, failures, reloads and visits to other pages. */
export const storedDraft = createTabValue<StoredDraft>('fakos-checkout', { ...emptyDraft, owner: null });

/** Whether all fields have their initial values. */
export function isUntouched(draft: CheckoutDraft): boolean {
  return (Object.keys(emptyDraft) as CheckoutField[]).every((field) => draft[field] === emptyDraft[field]);
}
