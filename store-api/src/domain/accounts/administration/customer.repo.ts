import type { AdminUserDetail } from '@fakos/contracts/admin-users/contract';
import { DEFAULT_LANGUAGE, type Language } from '@fakos/contracts/languages';
import { toEuros } from '@fakos/contracts/money';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { UserRow } from '../../../database/tables/people.ts';
import { belongsTo, hasEmail } from '../profile/person.ts';

/** How many of a customer's orders, bookings and consents are listed. */
const MAX_LISTED = 20;

type Listed = Pick<AdminUserDetail, 'orders' | 'latest_orders' | 'bookings' | 'consents'>;

/** Orders, bookings and consents of a person, newest first. */
export async function findCustomerHistory(db: ShopDatabase, person: UserRow): Promise<Listed> {
  const [{ total }, orders, bookings, messages] = await Promise.all([
    db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(belongsTo(person))
      .executeTakeFirstOrThrow(),
    findLatestOrders(db, person),
    db
      .selectFrom('bookings')
      .select(['id', 'created_at', 'status', 'product_name', 'booking_date'])
      .where(belongsTo(person))
      .orderBy('booking_date', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_LISTED)
      .execute(),
    db
      .selectFrom('contact_messages')
      .select(['created_at', 'gdpr_consent'])
      .where(hasEmail(person))
      .orderBy('created_at', 'desc')
      .limit(MAX_LISTED)
      .execute(),
  ]);
  const consents = [
    ...orders.map((order) => ({
      at: order.created_at,
      kind: 'marketing' as const,
      granted: order.marketing_consent === 1,
      source: order.number,
    })),
    ...messages.map((message) => ({
      at: message.created_at,
      kind: 'privacy' as const,
      granted: message.gdpr_consent === 1,
      source: '',
    })),
  ];
  return {
    orders: total,
    latest_orders: orders.map(({ total_cents: cents, marketing_consent: _consent, ...order }) => ({
      ...order,
      total: toEuros(cents),
    })),
    bookings,
    consents: consents.sort((one, other) => other.at.localeCompare(one.at)).slice(0, MAX_LISTED),
  };
}

function findLatestOrders(db: ShopDatabase, person: UserRow) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'created_at', 'total_cents', 'status', 'payment_status', 'fulfilment_status'])
    .select('marketing_consent')
    .where(belongsTo(person))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
}

/** The language in which a person ordered last; accounts themselves have none. */
export async function findCustomerLanguage(db: ShopDatabase, person: UserRow): Promise<Language> {
  const row = await db
    .selectFrom('orders')
    .select('language')
    .where(belongsTo(person))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.language ?? DEFAULT_LANGUAGE;
}
