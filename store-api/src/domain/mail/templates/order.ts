import type { EmailKind } from '@fakos/contracts/emails/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import { type Language, translate } from '../../../text/translate.ts';
import type { EmailParams } from '../../outbox/email-params.ts';
import { loadWholeOrder, toOrder } from '../../sales/orders/order-response.ts';
import { readBankAccount } from '../../settings/bank-account.ts';
import type { Block } from '../layout/blocks.ts';
import { exampleOrder } from './examples.ts';
import { writeInstant, writeTime } from './formats.ts';
import { type EmailOrder, writeGoods } from './goods.ts';
import { defineTemplate, type View } from './template.ts';

interface OrderFacts {
  readonly order: EmailOrder;
  readonly token: string | null;
  /** Whether the buyer can find it in an account. */
  readonly hasAccount: boolean;
  /** The bank account, as staff entered it. */
  readonly bankAccount: string;
  /** The label of the new state. */
  readonly state: string;
  /** Whether the e-mail is about the newest withdrawal. */
  readonly isWithdrawn?: boolean;
}

const ORDER_PLACEHOLDERS = ['name', 'number'];

/** To the buyer, when an order was placed. */
export const orderPlaced = defineTemplate<EmailParams['order_placed'], OrderFacts>({
  placeholders: ORDER_PLACEHOLDERS,
  getKind: () => 'order_placed',
  load: (db, params, language) => loadOrder(db, params, language),
  write(facts, view) {
    const blocks = [writeOrderFacts(facts, view), ...writeBank(facts, view), writeGoods(facts.order, view)];
    return { values: toValues(facts), blocks: [...blocks, ...writeLink(facts, view)] };
  },
  example: (_kind, language) => exampleFacts(language, ''),
  forget: (params) => ({ ...params, token: null }),
});

const kindsByStep: Readonly<Record<string, EmailKind>> = {
  'fulfilment.ready_pickup': 'order_changed.ready_pickup',
  'fulfilment.shipped': 'order_changed.shipped',
  'order.cancelled': 'order_changed.cancelled',
  'payment.paid': 'order_changed.paid',
  'payment.part_refunded': 'order_changed.part_refunded',
  'payment.refunded': 'order_changed.refunded',
  'withdrawal.received': 'order_changed.withdrawal',
};

/** To the buyer, on a status change that concerns them. */
export const orderChanged = defineTemplate<EmailParams['order_changed'], OrderFacts>({
  placeholders: [...ORDER_PLACEHOLDERS, 'state'],
  getKind: ({ axis, to }) => kindsByStep[`${axis}.${to}`] ?? 'order_changed.other',
  async load(db, params, language) {
    const facts = await loadOrder(db, params, language);
    const state = stateName(`${params.axis}.${params.to}`, language);
    return facts && { ...facts, state, isWithdrawn: params.axis === 'withdrawal' };
  },
  write: (facts, view) => ({
    values: toValues(facts),
    blocks: [writeOrderFacts(facts, view), ...writeWithdrawal(facts, view), ...writeLink(facts, view)],
  }),
  example(kind, language) {
    const step = Object.keys(kindsByStep).find((name) => kindsByStep[name] === kind) ?? 'order.processing';
    return { ...exampleFacts(language, stateName(step, language)), isWithdrawn: step === 'withdrawal.received' };
  },
  forget: (params) => ({ ...params, token: null }),
});

function stateName(step: string, language: Language): string {
  const key = `states.${step}`;
  const name = translate(language, key);
  return name === key ? step : name;
}

async function loadOrder(
  db: ShopDatabase,
  { number, token }: { readonly number: string; readonly token: string | null },
  language: Language,
): Promise<OrderFacts | undefined> {
  const row = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  if (!row) return undefined;
  const order = toOrder(await loadWholeOrder(db, row));
  const bankAccount = await readBankAccount(db, language);
  return { order, token, hasAccount: row.user_id !== null, bankAccount, state: '' };
}

function exampleFacts(language: Language, state: string): OrderFacts {
  const bankAccount = 'IBAN GR00 0000 0000 0000 0000 0000 000';
  return { order: exampleOrder(language), token: null, hasAccount: true, bankAccount, state };
}

function toValues({ order, state }: OrderFacts): Record<string, string> {
  return { name: order.contact.full_name, number: order.number, state };
}

function writeOrderFacts({ order }: OrderFacts, { labels, language }: View): Block {
  const { address, shipment } = order;
  const rows: [string, string][] = [
    [labels.orderNumber, order.number],
    [labels.date, writeInstant(order.created_at, language)],
    [labels.shipping, labels.shippingMethods[order.shipping_method] ?? order.shipping_method],
    [labels.payment, labels.paymentMethods[order.payment_method] ?? order.payment_method],
  ];
  if (address) {
    const place = `${address.street} ${address.street_number}\n${address.postcode} ${address.city}`;
    rows.splice(3, 0, [labels.address, place]);
  }
  if (shipment) rows.push([labels.shipment, `${shipment.carrier} ${shipment.tracking_number}`]);
  return { kind: 'facts', rows };
}

function writeBank({ order, bankAccount }: OrderFacts, { labels }: View): Block[] {
  if (order.payment_method !== 'bank_transfer' || bankAccount === '') return [];
  const rows = [[labels.bankAccount, bankAccount] as const, [labels.bankReason, order.number] as const];
  return [{ kind: 'facts', rows }];
}

/** The receipt of a withdrawal contains its goods and its time (Directive 2011/83/EU, article 11a). */
function writeWithdrawal({ order, isWithdrawn }: OrderFacts, { labels, language }: View): Block[] {
  const newest = order.withdrawals?.toSorted((one, other) => other.created_at.localeCompare(one.created_at))[0];
  if (!isWithdrawn || !newest) return [];
  const goods = newest.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n');
  const rows = [[labels.date, writeTime(newest.created_at, language)] as const, [labels.product, goods] as const];
  return [{ kind: 'facts', title: labels.withdrawal, rows }];
}

/** A guest can open the order only with its token; without it there is nothing to open. */
function writeLink({ order, token, hasAccount }: OrderFacts, { labels, link }: View): Block[] {
  if (token !== null) {
    const query = new URLSearchParams({ n: order.number, t: token });
    return [{ kind: 'button', label: labels.seeOrder, url: link(`/order-success?${query.toString()}`) }];
  }
  return hasAccount ? [{ kind: 'button', label: labels.seeOrders, url: link('/orders') }] : [];
}
