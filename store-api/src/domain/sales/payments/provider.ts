const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long goods are held for an order that is not paid yet (product.md section 3). */
export const holds = { card: 15 * MINUTE_MS, bankTransfer: 72 * HOUR_MS } as const;

/** What a provider is asked to do with an order's money. `cents` includes VAT. */
export interface PaymentRequest {
  readonly orderNumber: string;
  readonly cents: number;
  /** What the provider called the payment so far; empty at first. */
  readonly reference: string;
  /** The same for every repetition of the same request: whoever gets it twice acts once. */
  readonly key: string;
}

/** What a provider says: it did it, it will tell by webhook, or it refused. */
export interface PaymentAnswer {
  readonly outcome: 'done' | 'pending' | 'refused';
  readonly reference: string;
  /** Where the buyer proves that they may pay, for providers that send them somewhere. */
  readonly buyerUrl?: string;
}

/** What a provider tells the shop by itself. `id` never repeats; `cents` is of this event alone. */
export interface PaymentEvent {
  readonly id: string;
  readonly kind: 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly orderNumber: string;
  readonly cents: number;
  readonly reference: string;
}

/** A webhook as it arrived. `text` is the body in JSON, which signatures are made of. */
export interface Webhook {
  readonly text: string;
  header(name: string): string | undefined;
}

/**
 * A way to pay. The three that the shop is delivered with need nobody outside: staff see the money with their own eyes
 * and say so. A card provider is one more of these, listed under its payment method.
 */
export interface PaymentProvider {
  /** How long unpaid goods are held, in milliseconds; null where they are sold at once. */
  readonly holdMs: number | null;
  /** Null where people handle the money; otherwise what moves it. */
  readonly remote: RemoteProvider | null;
}

/** A provider that is asked over the network. Its calls never run inside a database transaction. */
export interface RemoteProvider {
  authorize(request: PaymentRequest): Promise<PaymentAnswer>;
  capture(request: PaymentRequest): Promise<PaymentAnswer>;
  refund(request: PaymentRequest): Promise<PaymentAnswer>;
  /** The event of a webhook; null where its signature is missing or wrong. */
  readWebhook(webhook: Webhook): PaymentEvent | null;
}

/** Providers by the payment method that they serve. */
export type Providers = Readonly<Record<string, PaymentProvider>>;

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
