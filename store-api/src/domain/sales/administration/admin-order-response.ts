import type { AdminOrder, AdminOrderSummary, PaymentRecord } from '@fakos/contracts/admin-orders/contract';
import { getOrderQueue, isTransferAwaited } from '@fakos/contracts/admin-orders/rules';
import { toEuros } from '@fakos/contracts/money';
import { readOrderChanges, readVat } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { findUserById } from '../../accounts/accounts.repo.ts';
import { listRelatedEmails } from '../../mail/related-emails.ts';
import { emailTopics } from '../../outbox/email-topics.ts';
import { loadWholeOrder, toEvent, toOrder, toWithdrawal, type WholeOrder } from '../orders/order-response.ts';
import { isAllowed } from '../orders/order-steps.ts';
import { getOrderById } from '../orders/orders.repo.ts';
import { findPayments } from '../payments/payments.repo.ts';
import { loadRefundableOrder } from '../payments/refund-parts.repo.ts';
import { getRefundable } from '../payments/refund-parts.ts';
import { STANDARD_VAT_RATE } from '../quote/amounts.ts';
import { findEdits, findNotes, type findOrders, findOtherOrders } from './admin-orders.repo.ts';
import { isOpenWithdrawal } from './order-queues.repo.ts';

type SummaryRow = Awaited<ReturnType<typeof findOrders>>['rows'][number];

/** An order's row as the back office lists it. */
export function toSummary({ total_cents: cents, ...row }: SummaryRow): AdminOrderSummary {
  const next = getOrderQueue(row) ?? (row.has_open_withdrawal ? 'withdrawal' : null);
  return { ...row, total: toEuros(cents), next };
}

/** The current order with an ID, as staff see it. */
export async function loadAdminOrder(db: ShopDatabase, id: number): Promise<AdminOrder> {
  const row = await getOrderById(db, id);
  const whole = await loadWholeOrder(db, row);
  const hasOpenWithdrawal = whole.withdrawals.some(({ status }) => isOpenWithdrawal(status));
  const { withdrawals: _asTheBuyerSeesThem, ...order } = toOrder(whole);
  return {
    ...order,
    id: row.id,
    version: row.version,
    next: getOrderQueue(row) ?? (hasOpenWithdrawal ? 'withdrawal' : null),
    language: row.language,
    marketing_consent: row.marketing_consent === 1,
    ...(needsPayment(row) && { unpaid: true as const }),
    vat_totals: getVatTotals(whole),
    events: whole.events.map((event) => ({ ...toEvent(event), actor: event.actor })),
    ...(row.paid_cents > 0 && { paid: toEuros(row.paid_cents) }),
    ...(await loadHistory(db, whole)),
    ...(await loadCustomer(db, row)),
    ...(row.paid_cents > row.refunded_cents && { refundable: await loadRefundableParts(db, row) }),
  };
}

/** True while the order may be shipped only if staff accept that it is not paid. */
function needsPayment(row: OrderRow): boolean {
  return isTransferAwaited(row) && isAllowed(row, { axis: 'fulfilment', to: 'shipped' });
}

/** Events of an order besides its status changes; keys of empty lists are absent. */
async function loadHistory(
  db: ShopDatabase,
  whole: WholeOrder,
): Promise<Pick<AdminOrder, 'payments' | 'notes' | 'withdrawals' | 'edits' | 'emails'>> {
  const { id, number } = whole.row;
  const payments = await findPayments(db, id);
  const notes = await findNotes(db, id);
  const edits = await findEdits(db, id);
  const emails = await listRelatedEmails(db, emailTopics.order(number));
  const withdrawals = whole.withdrawals.map((one) => ({
    ...toWithdrawal(whole, one),
    id: one.id,
    events: [...one.events],
  }));
  return {
    ...(payments.length > 0 && { payments: payments.map(toPayment) }),
    ...(notes.length > 0 && { notes }),
    ...(withdrawals.length > 0 && { withdrawals }),
    ...(edits.length > 0 && {
      edits: edits.map(({ at, actor, changes }) => ({ at, actor, changes: readOrderChanges(changes) })),
    }),
    ...(emails.length > 0 && { emails }),
  };
}

async function loadCustomer(db: ShopDatabase, row: OrderRow): Promise<Pick<AdminOrder, 'account' | 'other_orders'>> {
  const user = row.user_id === null ? undefined : await findUserById(db, row.user_id);
  const others = await findOtherOrders(db, row);
  return {
    ...(user && { account: { id: user.id, name: user.name, email: user.email } }),
    ...(others.length > 0 && {
      other_orders: others.map(({ total_cents: cents, ...other }) => ({ ...other, total: toEuros(cents) })),
    }),
  };
}

async function loadRefundableParts(db: ShopDatabase, row: OrderRow): Promise<NonNullable<AdminOrder['refundable']>> {
  const { shippingCents, feeCents, lines } = getRefundable(await loadRefundableOrder(db, row));
  return {
    amount: toEuros(row.paid_cents - row.refunded_cents),
    shipping: toEuros(shippingCents),
    payment_fee: toEuros(feeCents),
    lines: lines.map(({ cents, ...line }) => ({ ...line, amount: toEuros(cents) })),
  };
}

function toPayment(row: Awaited<ReturnType<typeof findPayments>>[number]): PaymentRecord {
  return {
    id: row.id,
    provider: row.provider,
    kind: row.kind,
    status: row.status,
    amount: toEuros(row.amount_cents),
    reference: row.reference,
    note: row.note,
    actor: row.actor,
    at: row.at,
  };
}

/** The totals of an order by VAT rate. VAT is the amount stored with the order, so that documents never differ from it. */
function getVatTotals({ row, lines }: Pick<WholeOrder, 'row' | 'lines'>): AdminOrder['vat_totals'] {
  const grossByRate = new Map<number, number>();
  const add = (rate: number, cents: number) => grossByRate.set(rate, (grossByRate.get(rate) ?? 0) + cents);
  for (const line of lines) add(line.vat_rate, line.line_total_cents - line.discount_cents);
  add(STANDARD_VAT_RATE, row.shipping_cents + row.payment_fee_cents);
  return readVat(row.vat).map(({ rate, cents }) => {
    const gross = grossByRate.get(rate) ?? 0;
    return { rate, net: toEuros(gross - cents), vat: toEuros(cents), gross: toEuros(gross) };
  });
}
