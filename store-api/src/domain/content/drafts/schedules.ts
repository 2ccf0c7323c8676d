import type { BuiltRecord } from '@fakos/contracts/drafts/contract';
import type { Language } from '@fakos/contracts/languages';
import type { createSchedule, Schedule } from '@fakos/contracts/schedules/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ContentScheduleRow } from '../../../database/tables/builder.ts';
import { brokenRule, Failure, requireFound } from '../../../errors/failure.ts';
import type { Editor } from '../../writing/editor.ts';
import { writeTaxonomy } from '../../writing/slugged-rows.ts';
import { builtTables, findBuiltRow, getSections } from './built-records.repo.ts';
import { deleteDraft, findDraft, getContentVersion } from './drafts.repo.ts';
import { getStaleColumn, publishSections } from './publish-sections.ts';

const MINUTE_MS = 60_000;
/** Number of publications per run; the rest waits for the next run. */
const MAX_A_RUN = 100;

/** The planned publications of a record, the earliest first. */
export async function listPlanned(db: ShopDatabase, { kind, id }: BuiltRecord): Promise<Schedule[]> {
  requireFound(await findBuiltRow(db, kind, id));
  const rows = await db
    .selectFrom('content_schedules')
    .selectAll()
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(toSchedule);
}

/** The publication of a language that is planned for a time or earlier; undefined without one. */
export async function findPlannedUntil(
  db: ShopDatabase,
  { kind, id }: BuiltRecord,
  language: Language,
  at: Date,
): Promise<Schedule | undefined> {
  const row = await findDue(db, at)
    .selectAll()
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('language', '=', language)
    .executeTakeFirst();
  return row && toSchedule(row);
}

/** Plans the publication of one language, and replaces its earlier schedule. */
export async function plan(
  db: ShopDatabase,
  { kind, id, language, at }: z.output<typeof createSchedule.body>,
  { user, language: own }: Editor,
): Promise<Schedule> {
  requireFound(await findBuiltRow(db, kind, id));
  const time = Math.floor(Date.parse(at) / MINUTE_MS) * MINUTE_MS;
  if (time <= Date.now()) throw brokenRule(own, 'at', 'futureTime');
  const values = {
    at: new Date(time).toISOString(),
    created_at: new Date().toISOString(),
    created_by: user.name,
    creator_email: user.email,
    creator_id: user.id,
    creator_role: user.role,
  };
  const row = await db
    .insertInto('content_schedules')
    .values({ kind, record_id: id, language, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'record_id', 'language']).doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSchedule(row);
}

/** Cancels a planned publication; throws NOT_FOUND if it has been published. */
export async function cancel(db: ShopDatabase, id: number): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('content_schedules').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw new Failure('NOT_FOUND');
}

/**
 * Publishes the drafts whose time has come, each in its language alone, and returns their number. The API calls it every
 * few seconds and when it starts, so a time that passed while no process ran is made up for. Several processes can run this
 * at once: each schedule is run by one of them.
 */
export async function publishDueDrafts(db: ShopDatabase, now = new Date()): Promise<number> {
  const due = await findDue(db, now).selectAll().orderBy('at').orderBy('id').limit(MAX_A_RUN).execute();
  let published = 0;
  for (const { id, kind } of due) {
    const isPublished = await writeTaxonomy(db, builtTables[kind], async (transaction) => {
      // Read again: another process may have published it, or staff may have changed it.
      const schedule = await findDue(transaction, now).selectAll().where('id', '=', id).executeTakeFirst();
      return schedule !== undefined && runSchedule(transaction, schedule);
    });
    if (isPublished) published += 1;
  }
  return published;
}

async function runSchedule(db: ShopDatabase, schedule: ContentScheduleRow): Promise<boolean> {
  const { id, kind, record_id: recordId, language } = schedule;
  await db.deleteFrom('content_schedules').where('id', '=', id).execute();
  const row = await findBuiltRow(db, kind, recordId);
  const draft = await findDraft(db, kind, recordId);
  if (!row || !draft) return false;
  const sections = { ...getSections(row), [`sections_${language}`]: draft[`sections_${language}`] };
  await publishSections(db, {
    kind,
    row,
    content: { ...sections, stale_en: getStaleColumn(row, sections) },
    publisher: {
      id: schedule.creator_id,
      name: schedule.created_by,
      email: schedule.creator_email,
      role: schedule.creator_role,
    },
    action: 'publish-scheduled',
  });
  if (getContentVersion(sections) === getContentVersion(draft)) await deleteDraft(db, kind, recordId);
  return true;
}

function findDue(db: ShopDatabase, now: Date) {
  return db.selectFrom('content_schedules').where('at', '<=', now.toISOString());
}

function toSchedule({ id, language, at, created_at, created_by }: ContentScheduleRow): Schedule {
  return { id, language, at, created_at, created_by };
}
