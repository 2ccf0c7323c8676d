import { z } from 'zod';
import { answerOf, defineCall, doneAnswer, instant } from '../contract.ts';

/** A backup's file name: when it was made, and why. */
export const backupName = z
  .string()
  .regex(/^fakos-\d{8}T\d{6}Z-(?:manual|before-restore)(?:-\d+)?\.ndjson\.gz$/)
  .describe('for example fakos-20261121T093000Z-manual.ndjson.gz');

/** A backup that is kept beside the store. */
export const backup = z.object({ file: backupName, created_at: instant, size_bytes: z.number().int() });
/** See {@link backup}. */
export type Backup = z.output<typeof backup>;

/** What the store is and how much it holds; a table's size is null where the engine does not tell it. */
export const databaseState = z.object({
  engine: z.enum(['sqlite', 'postgres']),
  version: z.string(),
  size_bytes: z.number().int(),
  tables: z.array(z.object({ name: z.string(), rows: z.number().int(), size_bytes: z.number().int().nullable() })),
  backups: z.array(backup),
});
/** See {@link databaseState}. */
export type DatabaseState = z.output<typeof databaseState>;

const database = { resource: 'database', permission: 'admin' } as const;

/** GET database.php */
export const getDatabase = defineCall({ ...database, method: 'GET', answer: answerOf(databaseState) });

/** POST database.php?action=backup: the whole shop as one file, without sessions and mails; work goes on meanwhile. */
export const createBackup = defineCall({
  ...database,
  method: 'POST',
  action: 'backup',
  answer: doneAnswer.extend({ data: backup }),
});

/**
 * POST database.php?action=restore: puts a backup in the place of what the store holds, all or nothing. `confirm` is the
 * file's name once more. What was there before is backed up first and named in `data.before`. Sessions and mails stay.
 */
export const restoreBackup = defineCall({
  ...database,
  method: 'POST',
  action: 'restore',
  body: z.object({ file: backupName, confirm: z.string().max(100) }),
  answer: doneAnswer.extend({ data: z.object({ before: backup, rows: z.number().int() }) }),
});

/** DELETE database.php: removes a backup. */
export const deleteBackup = defineCall({
  ...database,
  method: 'DELETE',
  body: z.object({ file: backupName }),
  answer: doneAnswer,
});

/** POST database.php?action=check: whether the store is sound; `problems` says in the engine's words what is not. */
export const checkDatabase = defineCall({
  ...database,
  method: 'POST',
  action: 'check',
  answer: answerOf(z.object({ ok: z.boolean(), problems: z.array(z.string()) })),
});

/** POST database.php?action=vacuum: gives back unused space; others wait meanwhile on SQLite. */
export const vacuumDatabase = defineCall({
  ...database,
  method: 'POST',
  action: 'vacuum',
  answer: doneAnswer.extend({ data: z.object({ before_bytes: z.number().int(), after_bytes: z.number().int() }) }),
});
