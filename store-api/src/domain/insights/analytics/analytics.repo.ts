import type { trackEvent, trackPageView, trackSessionEnd } from '@fakos/contracts/analytics/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import { getShopDay } from '../../shop-days.ts';
import { getDevice, getHost, getPath, plainTitle, plausibleDuration, toLanguage } from './visit-rules.ts';

/** Inserts a page view without personal data. */
export async function insertPageView(db: ShopDatabase, view: z.output<typeof trackPageView.body>, now: Date) {
  await db
    .insertInto('page_views')
    .values({
      session_id: view.session_id,
      ...dated(now),
      path: getPath(view.page_url),
      title: plainTitle(view.page_title),
      referrer_host: getHost(view.referrer),
      device: getDevice(view.user_agent),
      language: toLanguage(view.language),
    })
    .execute();
}

/** Inserts an event. */
export async function insertEvent(db: ShopDatabase, event: z.output<typeof trackEvent.body>, now: Date) {
  await db
    .insertInto('visit_events')
    .values({
      session_id: event.session_id,
      ...dated(now),
      name: event.event_name,
      properties: JSON.stringify(event.event_properties),
      path: getPath(event.page_url),
    })
    .execute();
}

/** Stores the duration of a session. The end may be reported by several pages; the longest duration counts. */
export async function upsertSessionEnd(db: ShopDatabase, end: z.output<typeof trackSessionEnd.body>, now: Date) {
  await db
    .insertInto('visit_ends')
    .values({ session_id: end.session_id, ...dated(now), duration_ms: plausibleDuration(end.session_duration) })
    .onConflict((conflict) =>
      conflict
        .column('session_id')
        .doUpdateSet((eb) => ({ duration_ms: eb.ref('excluded.duration_ms') }))
        .where((eb) => eb('visit_ends.duration_ms', '<', eb.ref('excluded.duration_ms'))),
    )
    .execute();
}

function dated(now: Date) {
  return { at: now.toISOString(), day: getShopDay(now) };
}
