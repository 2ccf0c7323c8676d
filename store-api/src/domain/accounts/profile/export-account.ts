import { toEuros } from '@fakos/contracts/money';
import type { AccountExport } from '@fakos/contracts/profile/contract';
import type { Selectable } from 'kysely';
import { readAddress, readInvoice } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { BookingRow } from '../../../database/tables/inbox.ts';
import type { UserRow } from '../../../database/tables/people.ts';
import type { OrderLinesTable, OrderRow } from '../../../database/tables/sales.ts';
import { exportStockAlerts } from '../../catalogue/stock-alerts/personal-stock-alerts.ts';
import { exportPrescriptions } from '../../optics/prescriptions/personal-prescriptions.ts';
import type { PrescriptionKeyPlace } from '../../optics/prescriptions/sealed-prescription.ts';
import { exportReviews } from '../../reviews/personal-reviews.ts';
import { getStoredConfiguration, toConfiguredLine } from '../../sales/configurations/kinds.ts';
import { toRole } from '../sessions/sessions.repo.ts';
import { findAddresses } from './addresses.repo.ts';
import {
  findSessionsFor,
  findUserBookings,
  findUserEvents,
  findUserMessages,
  findUserOrders,
  findUserWishes,
} from './export.repo.ts';

/** All data that the shop stores about a user; `config` opens the prescriptions, without it they are left out. */
export async function exportAccount(
  db: ShopDatabase,
  person: UserRow,
  config: PrescriptionKeyPlace | undefined,
): Promise<AccountExport> {
  const { orders, lines, withdrawals } = await findUserOrders(db, person);
  const linesByOrder = Map.groupBy(lines, (line) => line.order_id);
  const withdrawalsByOrder = Map.groupBy(withdrawals, (withdrawal) => withdrawal.order_id);
  const wishes = await findUserWishes(db, person.id);
  return {
    exported_at: new Date().toISOString(),
    account: {
      id: person.id,
      name: person.name,
      email: person.email,
      phone: person.phone,
      role: toRole(person.role),
      email_verified_at: person.email_verified_at,
      frame_size: person.frame_size,
      created_at: person.created_at,
    },
    addresses: (await findAddresses(db, person.id)).map(({ version: _version, ...address }) => address),
    orders: orders.map((order) => ({
      ...toOrder(order, linesByOrder.get(order.id) ?? []),
      withdrawals: (withdrawalsByOrder.get(order.id) ?? []).map(({ created_at, status, reason }) => ({
        created_at,
        status,
        reason,
      })),
    })),
    bookings: (await findUserBookings(db, person)).map(toBooking),
    messages: await findUserMessages(db, person),
    wishlist: wishes.map(({ product_id: product, post_id: post, added_at }) => ({
      type: product === null ? 'post' : 'product',
      id: product ?? post ?? 0,
      added_at,
    })),
    sessions: await findSessionsFor(db, person.id),
    events: await findUserEvents(db, person.id),
    reviews: await exportReviews(db, person),
    stock_alerts: await exportStockAlerts(db, person),
    prescriptions: config ? await exportPrescriptions(db, config, person) : [],
  };
}

function toOrder(
  row: OrderRow,
  lines: readonly Selectable<OrderLinesTable>[],
): Omit<AccountExport['orders'][number], 'withdrawals'> {
  return {
    number: row.number,
    created_at: row.created_at,
    status: row.status,
    payment_status: row.payment_status,
    fulfilment_status: row.fulfilment_status,
    full_name: row.full_name,
    email: row.email,
    phone: row.phone,
    shipping_method: row.shipping_method,
    address: row.address === null ? null : readAddress(row.address),
    payment_method: row.payment_method,
    invoice: row.invoice === null ? null : readInvoice(row.invoice),
    note: row.note,
    marketing_consent: row.marketing_consent === 1,
    coupon_code: row.coupon_code,
    subtotal: toEuros(row.subtotal_cents),
    discount: toEuros(row.discount_cents),
    shipping: toEuros(row.shipping_cents),
    payment_fee: toEuros(row.payment_fee_cents),
    total: toEuros(row.total_cents),
    lines: lines.map((line) => ({
      name: line.name,
      brand_name: line.brand_name,
      quantity: line.quantity,
      unit_price: toEuros(line.unit_price_cents),
      line_total: toEuros(line.line_total_cents),
      vat_rate: line.vat_rate,
      ...toConfiguredLine(getStoredConfiguration(line), row.language),
    })),
  };
}

function toBooking(row: BookingRow): AccountExport['bookings'][number] {
  return {
    created_at: row.created_at,
    status: row.status,
    product_name: row.product_name,
    full_name: row.full_name,
    email: row.email,
    phone: row.phone,
    number_of_people: row.number_of_people,
    special_requests: row.special_requests,
    total: toEuros(row.total_cents),
    booking_date: row.booking_date,
    starts_at: row.starts_at,
  };
}
