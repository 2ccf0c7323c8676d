import { z } from 'zod';
import { builtRecord } from '../drafts/contract.ts';
import { dataResponse, defineEndpoint, instant, languageSchema, messageResponse, rowId } from '../endpoint.ts';

/** A planned publication of the draft of one language, as the draft is at that time. */
export const schedule = z.object({
  id: z.number().int(),
  language: languageSchema,
  /** A whole minute. */
  at: instant,
  created_at: instant,
  /** Name of the user who created it. */
  created_by: z.string(),
});
/** See {@link schedule}. */
export type Schedule = z.output<typeof schedule>;

/** GET schedules.php?kind=page&id=…: planned publications, earliest first. */
export const listSchedules = defineEndpoint({
  resource: 'schedules',
  method: 'GET',
  permission: 'content',
  query: builtRecord,
  response: dataResponse(z.array(schedule)),
});

/** POST schedules.php: replaces an earlier schedule of the same language; 422 for a time in the past. */
export const createSchedule = defineEndpoint({
  resource: 'schedules',
  method: 'POST',
  permission: 'content',
  invalidates: [],
  body: builtRecord.extend({ language: languageSchema, at: z.iso.datetime({ offset: true }) }),
  response: messageResponse.extend({ data: schedule }),
});

/** DELETE schedules.php: cancels a planned publication; 404 once it has been published. */
export const cancelSchedule = defineEndpoint({
  resource: 'schedules',
  method: 'DELETE',
  permission: 'content',
  invalidates: [],
  body: z.object({ id: rowId }),
  response: messageResponse,
});
