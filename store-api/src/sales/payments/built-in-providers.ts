import { holds, type PaymentProvider, type Providers } from './provider.ts';

/** The courier collects it: goods are sold at once. */
const cashOnDelivery: PaymentProvider = { holdMs: null, remote: null };
/** The buyer's bank takes its time. */
const bankTransfer: PaymentProvider = { holdMs: holds.bankTransfer, remote: null };
/** Paid at the counter, where the goods wait. */
const payInStore: PaymentProvider = { holdMs: null, remote: null };

/** The ways to pay that the shop is delivered with (product.md section 3). */
export const builtInProviders: Providers = {
  cash_on_delivery: cashOnDelivery,
  bank_transfer: bankTransfer,
  pay_in_store: payInStore,
};
