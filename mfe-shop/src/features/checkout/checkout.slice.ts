import type { Order } from '@fakos/shared-kit/api/orders/contract';
import { createSlice, type PayloadAction } from '@fakos/shared-kit/state';

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

/** The order that was last sent, and the key it went with: the same order is sent again with the same key. */
export interface Attempt {
  readonly content: string;
  readonly key: string;
}

/** See {@link checkoutSlice}. */
export interface CheckoutState {
  draft: CheckoutDraft;
  attempt: Attempt | null;
}

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

const initialState: CheckoutState = { draft: emptyDraft, attempt: null };

/** What was typed into the checkout; in memory only, so that steps, failures and walks through the shop lose nothing. */
export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    typed: (state, { payload }: PayloadAction<CheckoutDraft>) => {
      state.draft = payload;
    },
    attempted: (state, { payload }: PayloadAction<Attempt | null>) => {
      state.attempt = payload;
    },
    orderPlaced: () => initialState,
  },
});

export const { typed, attempted, orderPlaced } = checkoutSlice.actions;

/** The store as the checkout sees it: a slice that was just installed has no state before the next action. */
interface CheckoutRoot {
  readonly checkout?: CheckoutState;
}

/** What was typed so far. */
export const selectDraft = ({ checkout = initialState }: CheckoutRoot) => checkout.draft;
/** See {@link Attempt}; null before the first. */
export const selectAttempt = ({ checkout = initialState }: CheckoutRoot) => checkout.attempt;
