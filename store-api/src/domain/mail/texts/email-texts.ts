import type { EmailKind } from '@fakos/contracts/emails/contract';
import type { Language } from '../../../text/translate.ts';
import { greekTexts } from './el.ts';
import { englishTexts } from './en.ts';

/** What staff can change of an e-mail. `{{name}}` stands for a value; an empty line parts paragraphs of `intro`. */
export interface EmailText {
  readonly subject: string;
  readonly intro: string;
}

/** The words of all e-mails in one language. */
export interface EmailTexts {
  readonly kinds: Readonly<Record<EmailKind, EmailText>>;
  readonly words: Readonly<{
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
    people: string;
    service: string;
    wishes: string;
    name: string;
    email: string;
    phone: string;
    subject: string;
    form: string;
    message: string;
    readMessages: string;
    verify: string;
    reset: string;
    signIn: string;
    whyYou: string;
  }>;
  /** The e-mail that staff send to see whether sending works. */
  readonly test: EmailText;
}

/** The shop's own words; staff's changes are in the store. */
export const emailTexts: Readonly<Record<Language, EmailTexts>> = { el: greekTexts, en: englishTexts };
