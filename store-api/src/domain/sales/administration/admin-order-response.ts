import type { AdminOrder, AdminOrderSummary, PaymentRecord } from '@fakos/contracts/admin-orders/contract';
import { toEuros } from '@fakos/contracts/money';
import type { ShopDatabase } from '../../../database/schema.ts';
import { loadWholeOrder, toEvent, toOrder, toWithdrawal } from '../orders/order-response.ts';
import { getOrderById } from '../orders/orders.repo.ts';
import { findPayments } from '../payments/payments.repo.ts';
import { findNotes, type findOrders } from './admin-orders.repo.ts';

type SummaryRow = Awaited<ReturnType<typeof findOrders>>['rows'][number];

/** An order's row as the back office lists it. */
export function toSummary({ total_cents: cents, ...row }: SummaryRow): AdminOrderSummary {
  return { ...row, total: toEuros(cents) };
}

/** The current order with an ID, as staff see it. */
export async function loadAdminOrder(db: ShopDatabase, id: number): Promise<AdminOrder> {
  const row = await getOrderById(db, id);
  const whole = await loadWholeOrder(db, row);
  const [payments, notes] = [await findPayments(db, id), await findNotes(db, id)];
  const withdrawals = whole.withdrawals.map((one) => ({
    ...toWithdrawal(whole, one),
    id: one.id,
    events: [...one.events],
  }));
  const { withdrawals: _asTheBuyerSeesThem, ...order } = toOrder(whole);
  return {
    ...order,
    id: row.id,
    version: row.version,
    events: whole.events.map((event) => ({ ...toEvent(event), actor: event.actor })),
    ...(row.paid_cents > 0 && { paid: toEuros(row.paid_cents) }),
    ...(payments.length > 0 && { payments: payments.map(toPayment) }),
    ...(notes.length > 0 && { notes }),
    ...(withdrawals.length > 0 && { withdrawals }),
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
