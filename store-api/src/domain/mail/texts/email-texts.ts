import type { EmailKind } from '@fakos/contracts/emails/contract';
import type { Language } from '../../../text/translate.ts';
import { greekTexts } from './el.ts';
import { englishTexts } from './en.ts';

/**
 * The texts of an e-mail that staff can change. `{{name}}` is a placeholder; an empty line separates paragraphs of
 * `intro`.
 */
export interface EmailText {
  readonly subject: string;
  readonly intro: string;
}

/** The texts of all e-mails in one language. */
export interface EmailTexts {
  readonly kinds: Readonly<Record<EmailKind, EmailText>>;
  readonly labels: Readonly<{
    seeOrder: string;
    seeOrders: string;
    withdrawal: string;
    orderNumber: string;
    date: string;
    shipping: string;
    shipment: string;
    shippingMethods: Readonly<Record<string, string>>;
    address: string;
    payment: string;
    paymentMethods: Readonly<Record<string, string>>;
    goods: string;
    product: string;
    amount: string;
    subtotal: string;
    discount: string;
    shippingCost: string;
    paymentFee: string;
    total: string;
    vatIncluded: string;
    bankAccount: string;
    bankReason: string;
    day: string;
    time: string;
    manageBooking: string;
    addToCalendar: string;
    seePrescriptions: string;
    givePrescription: string;
    review: string;
    changeReview: string;
    confirmStockAlert: string;
    seeProduct: string;
    people: string;
    service: string;
    wishes: string;
    name: string;
    email: string;
    phone: string;
    subject: string;
    form: string;
    message: string;
    yourMessage: string;
    readMessages: string;
    verify: string;
    reset: string;
    signIn: string;
    whyYou: string;
  }>;
  /** The e-mail that staff send to see whether sending works. */
  readonly test: EmailText;
}

/** The default texts; changes by staff are in the database. */
export const emailTexts: Readonly<Record<Language, EmailTexts>> = { el: greekTexts, en: englishTexts };
