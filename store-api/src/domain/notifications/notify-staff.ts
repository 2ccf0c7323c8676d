import type { ShopDatabase } from '../../database/schema.ts';
import { readSetting } from '../settings/read-settings.ts';

/** Types of notifications (spec section 3). */
export type NotificationType = 'order' | 'user' | 'stock' | 'other';

/** A text that is the same in every language, or one per language. */
export type NotificationParam = string | number | { readonly el: string; readonly en: string };

/** A notification for staff. */
export interface StaffNotification {
  readonly type: NotificationType;
  /** The key of the event, such as `order-OP26-000123`: notified once per key. */
  readonly key: string;
  /** Key of a text under `notifications` in the locales. */
  readonly titleKey: string;
  /** Values interpolated in the text. No personal data, because notifications outlive it. */
  readonly params?: Readonly<Record<string, NotificationParam>>;
  /** The linked path of the back office, such as `/admin/users`. */
  readonly link: string;
}

/** Old ones are deleted after this number of new ones. */
const PRUNE_EVERY = 100;

/** Notifies the staff; call it in the transaction of the event, so that both are committed or neither. */
export async function notifyStaff(db: ShopDatabase, notification: StaffNotification): Promise<void> {
  const { type, key, titleKey, params = {}, link } = notification;
  const now = new Date();
  const stored = await db
    .insertInto('notifications')
    .values({
      type,
      key,
      title_key: titleKey,
      params: JSON.stringify(params),
      link,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored && stored.id % PRUNE_EVERY === 0) await pruneNotifications(db, now);
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Maximum number of stored notifications. */
const MAX_STORED = 5000;

/** Deletes old and surplus notifications. */
export async function pruneNotifications(db: ShopDatabase, now: Date): Promise<void> {
  const days = await readSetting(db, 'notifications_keep_days');
  const oldest = new Date(now.getTime() - days * DAY_MS).toISOString();
  const { newest } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('notifications')
    .where((eb) => eb.or([eb('created_at', '<', oldest), eb('id', '<=', Number(newest ?? 0) - MAX_STORED)]))
    .execute();
}
