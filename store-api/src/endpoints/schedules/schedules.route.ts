import { cancelSchedule, createSchedule, listSchedules } from '@fakos/contracts/schedules/contract';
import { cancel, listPlanned, plan } from '../../domain/content/drafts/schedules.ts';
import { getEditor } from '../../domain/writing/editor.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** schedules.php: planned publications of drafts. */
export const scheduleEndpoints = [
  endpoint(listSchedules, async ({ query, db }) => ({ data: await listPlanned(db, query) })),

  endpoint(createSchedule, async ({ body, db, ...context }) => {
    const data = await plan(db, body, getEditor(context));
    return { message: translate(context.language, 'done.scheduleCreated'), data };
  }),

  endpoint(cancelSchedule, async ({ body, db, language }) => {
    await cancel(db, body.id);
    return { message: translate(language, 'done.scheduleCancelled') };
  }),
];
