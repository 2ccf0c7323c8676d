import type { ShopDatabase } from '../../../database/schema.ts';
import { readBankAccount } from '../../settings/bank-account.ts';
import { readSetting } from '../../settings/read-settings.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long goods are held for a card payment, in milliseconds. */
export const getCardHold = async (db: ShopDatabase) => (await readSetting(db, 'hold_card_minutes')) * MINUTE_MS;

const getBankTransferHold = async (db: ShopDatabase) => (await readSetting(db, 'hold_bank_transfer_hours')) * HOUR_MS;

/** A request to a payment provider. */
export interface PaymentRequest {
  readonly orderNumber: string;
  readonly cents: number;
  /** The provider's reference of the payment; empty at first. */
  readonly reference: string;
  /** Idempotency key: the same for every repetition of the same request. */
  readonly key: string;
}

/** The result of a provider request: done, pending until a webhook arrives, or refused. */
export interface PaymentResult {
  readonly outcome: 'done' | 'pending' | 'refused';
  readonly reference: string;
  /** The URL where the buyer authenticates, for providers that require it. */
  readonly buyerUrl?: string;
}

/** An event in a provider's webhook. `id` never repeats; `cents` is of this event alone. */
export interface PaymentEvent {
  readonly id: string;
  readonly kind: 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly orderNumber: string;
  readonly cents: number;
  readonly reference: string;
}

/** A received webhook. `text` is the raw JSON body that is signed. */
export interface Webhook {
  readonly text: string;
  header(name: string): string | undefined;
}

/**
 * A payment method. The three built-in ones need no remote provider: staff confirm payments
 * themselves. A card provider is another one of these, listed under its payment method.
 */
export interface PaymentProvider {
  /** Reads how long unpaid goods are held, in milliseconds; null if they are sold at once. */
  readonly getHold: ((db: ShopDatabase) => Promise<number>) | null;
  /** Null if staff handle the money. */
  readonly remote: RemoteProvider | null;
  /** Whether the shop has the settings that the method needs; absent if it needs none. */
  readonly isReady?: (db: ShopDatabase) => Promise<boolean>;
}

/** A provider that is called over the network. Its requests never run inside a database transaction. */
export interface RemoteProvider {
  authorize(request: PaymentRequest): Promise<PaymentResult>;
  capture(request: PaymentRequest): Promise<PaymentResult>;
  refund(request: PaymentRequest): Promise<PaymentResult>;
  /** The event of a webhook; null if its signature is missing or wrong. */
  readWebhook(webhook: Webhook): PaymentEvent | null;
}

/** Providers by payment method. */
export type Providers = Readonly<Record<string, PaymentProvider>>;

/** Cash on delivery: goods are sold at once. */
const cashOnDelivery: PaymentProvider = { getHold: null, remote: null };
/** A bank transfer takes several days, and needs an account of the shop (product.md section 4). */
const bankTransfer: PaymentProvider = {
  getHold: getBankTransferHold,
  remote: null,
  isReady: async (db) => (await readBankAccount(db, 'el')) !== '',
};
/** Paid at the counter, where the goods wait. */
const payInStore: PaymentProvider = { getHold: null, remote: null };

/** The built-in payment methods (product.md section 3). */
export const builtInProviders: Providers = {
  cash_on_delivery: cashOnDelivery,
  bank_transfer: bankTransfer,
  pay_in_store: payInStore,
};
