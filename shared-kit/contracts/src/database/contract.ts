import { z } from 'zod';
import { dataResponse, defineEndpoint, instant, messageResponse } from '../endpoint.ts';

/** Why a backup was made: by staff, by the schedule, or before a restore. */
export const backupKind = z.enum(['manual', 'scheduled', 'before-restore']);
/** See {@link backupKind}. */
export type BackupKind = z.output<typeof backupKind>;

/** File name of a backup: its time and reason. */
export const backupName = z
  .string()
  .regex(/^fakos-\d{8}T\d{6}Z-(?:manual|scheduled|before-restore)(?:-\d+)?\.ndjson\.gz$/)
  .describe('for example fakos-20261121T093000Z-manual.ndjson.gz');

/** A stored backup. */
export const backup = z.object({
  file: backupName,
  kind: backupKind,
  created_at: instant,
  size_bytes: z.number().int(),
});
/** See {@link backup}. */
export type Backup = z.output<typeof backup>;

/** Maximum number of stored backups made by hand or before a restore; a further one replaces the oldest. */
export const MAX_OTHER_BACKUPS = 30;
/** Largest number of scheduled backups that are stored. */
export const MAX_SCHEDULED_BACKUPS = 60;
/** Hours of a day. */
export const HOURS_A_DAY = 24;
/** Days of a week. */
export const DAYS_A_WEEK = 7;

/** When automatic backups are made. It belongs to the installation: a restore does not change it. */
export const backupSchedule = z.object({
  frequency: z.enum(['off', 'daily', 'weekly']),
  /** Day of a weekly backup: 1 is Monday, 7 is Sunday. */
  weekday: z.number().int().min(1).max(DAYS_A_WEEK),
  /** Hour in the shop's time zone. */
  hour: z
    .number()
    .int()
    .min(0)
    .max(HOURS_A_DAY - 1),
  /** Number of scheduled backups that are stored; the oldest is deleted when one more is made. */
  keep: z.number().int().min(1).max(MAX_SCHEDULED_BACKUPS),
});
/** See {@link backupSchedule}. */
export type BackupSchedule = z.output<typeof backupSchedule>;

/** The database and its size; a table's size is null if the engine does not report it. */
export const databaseState = z.object({
  engine: z.enum(['sqlite', 'postgres']),
  version: z.string(),
  size_bytes: z.number().int(),
  tables: z.array(z.object({ name: z.string(), rows: z.number().int(), size_bytes: z.number().int().nullable() })),
  /** Applied changes of the tables, in order. */
  migrations: z.array(z.object({ name: z.string(), applied_at: instant })),
  backups: z.array(backup),
  /** `next_at` is null while the schedule is off. */
  schedule: backupSchedule.extend({ next_at: instant.nullable() }),
  /** Uploaded images; backups do not include them. */
  images: z.object({ files: z.number().int(), size_bytes: z.number().int() }),
});
/** See {@link databaseState}. */
export type DatabaseState = z.output<typeof databaseState>;

const database = { resource: 'database', permission: 'administration' } as const;

/** GET database.php */
export const getDatabase = defineEndpoint({ ...database, method: 'GET', response: dataResponse(databaseState) });

/** POST database.php?action=backup: writes all data except sessions, e-mails and the audit log to one file, without blocking the shop. */
export const createBackup = defineEndpoint({
  ...database,
  method: 'POST',
  action: 'backup',
  response: messageResponse.extend({ data: backup }),
});

/** PUT database.php?action=schedule: a backup that is due is made within a minute. */
export const scheduleBackups = defineEndpoint({
  ...database,
  method: 'PUT',
  action: 'schedule',
  body: backupSchedule,
  response: messageResponse.extend({ data: databaseState.shape.schedule }),
});

/**
 * POST database.php?action=restore: replaces the data by a backup in one transaction. `confirm` must repeat the file's
 * name. The previous data is backed up first, see `data.before`. Sessions, e-mails and the audit log
 * are left unchanged.
 */
export const restoreBackup = defineEndpoint({
  ...database,
  method: 'POST',
  action: 'restore',
  body: z.object({ file: backupName, confirm: z.string().max(100) }),
  response: messageResponse.extend({ data: z.object({ before: backup, rows: z.number().int() }) }),
});

/** DELETE database.php: deletes a backup. */
export const deleteBackup = defineEndpoint({
  ...database,
  method: 'DELETE',
  body: z.object({ file: backupName }),
  response: messageResponse,
});

/** POST database.php?action=check: integrity check; `problems` holds the engine's messages. */
export const checkDatabase = defineEndpoint({
  ...database,
  method: 'POST',
  action: 'check',
  record: 'none',
  response: dataResponse(z.object({ ok: z.boolean(), problems: z.array(z.string()) })),
});

/** POST database.php?action=vacuum: releases unused space; on SQLite other writes wait meanwhile. */
export const vacuumDatabase = defineEndpoint({
  ...database,
  method: 'POST',
  action: 'vacuum',
  response: messageResponse.extend({
    data: z.object({ before_bytes: z.number().int(), after_bytes: z.number().int() }),
  }),
});
