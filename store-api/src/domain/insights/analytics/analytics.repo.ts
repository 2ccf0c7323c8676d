import type { trackEvent, trackPageView, trackSessionEnd } from '@fakos/contracts/analytics/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import { getShopDay } from '../../shop-days.ts';
import { deviceOf, hostOf, languageOfTag, pathOf, plainTitle, plausibleDuration } from './visit-rules.ts';

/** Writes a page view, with nothing in it that tells one person from another. */
export async function insertPageView(db: ShopDatabase, view: z.output<typeof trackPageView.body>, now: Date) {
  await db
    .insertInto('page_views')
    .values({
      session_id: view.session_id,
      ...dated(now),
      path: pathOf(view.page_url),
      title: plainTitle(view.page_title),
      referrer_host: hostOf(view.referrer),
      device: deviceOf(view.user_agent),
      language: languageOfTag(view.language),
    })
    .execute();
}

/** Writes an event. */
export async function insertEvent(db: ShopDatabase, event: z.output<typeof trackEvent.body>, now: Date) {
  await db
    .insertInto('visit_events')
    .values({
      session_id: event.session_id,
      ...dated(now),
      name: event.event_name,
      properties: JSON.stringify(event.event_properties),
      path: pathOf(event.page_url),
    })
    .execute();
}

/** Writes how long a session took; it may end on several pages, and the longest of its durations counts. */
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
