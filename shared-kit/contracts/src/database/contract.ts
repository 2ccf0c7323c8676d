import { z } from 'zod';
import { dataResponse, defineEndpoint, instant, messageResponse } from '../endpoint.ts';

/** File name of a backup: its time and reason. */
export const backupName = z
  .string()
  .regex(/^fakos-\d{8}T\d{6}Z-(?:manual|before-restore)(?:-\d+)?\.ndjson\.gz$/)
  .describe('for example fakos-20261121T093000Z-manual.ndjson.gz');

/** A stored backup. */
export const backup = z.object({ file: backupName, created_at: instant, size_bytes: z.number().int() });
/** See {@link backup}. */
export type Backup = z.output<typeof backup>;

/** The database and its size; a table's size is null if the engine does not report it. */
export const databaseState = z.object({
  engine: z.enum(['sqlite', 'postgres']),
  version: z.string(),
  size_bytes: z.number().int(),
  tables: z.array(z.object({ name: z.string(), rows: z.number().int(), size_bytes: z.number().int().nullable() })),
  backups: z.array(backup),
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
