import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  backupName,
  checkDatabase,
  createBackup,
  deleteBackup,
  getDatabase,
  restoreBackup as restoreCall,
  scheduleBackups,
  vacuumDatabase,
} from '@fakos/contracts/database/contract';
import { getEngine } from '../../database/engine.ts';
import { backupPath, listBackups, makeBackup, pruneBackups } from '../../domain/backup/backup-files.ts';
import {
  engineVersion,
  findProblems,
  listMigrations,
  measureTables,
  storeSize,
  vacuum,
} from '../../domain/backup/database.repo.ts';
import { restoreBackup } from '../../domain/backup/restore-backup.ts';
import { describeSchedule } from '../../domain/backup/schedule/scheduled-backups.ts';
import { writeSchedule } from '../../domain/backup/schedule/stored-schedule.ts';
import { withSnapshot } from '../../domain/backup/snapshot.ts';
import { shopTables } from '../../domain/backup/tables.ts';
import { readStorage } from '../../domain/insights/storage.ts';
import { brokenRule, Failure } from '../../errors/failure.ts';
import type { ApiSettings } from '../../settings.ts';
import { translate } from '../../text/translate.ts';
import { endpoint, rawEndpoint } from '../endpoint.ts';

/** database.php: information about the database, backups and maintenance. No endpoint accepts SQL. */
export const databaseEndpoints = [
  endpoint(getDatabase, async ({ db, config }) => {
    const { uploads } = await readStorage(config);
    return {
      data: {
        engine: getEngine(db),
        version: await engineVersion(db),
        size_bytes: await storeSize(db),
        tables: await measureTables(db, await shopTables(db)),
        migrations: await listMigrations(db),
        backups: await listBackups(config),
        schedule: await describeSchedule(config, new Date()),
        images: { files: uploads.files, size_bytes: uploads.size },
      },
    };
  }),

  endpoint(createBackup, async ({ config, language, log }) => {
    const data = await makeBackup(config, 'manual');
    await pruneBackups(config);
    log().info({ file: data.file }, 'backup made');
    return { message: translate(language, 'done.backupMade'), data };
  }),

  endpoint(scheduleBackups, async ({ body, config, language }) => {
    await writeSchedule(config, body);
    await pruneBackups(config);
    const data = await describeSchedule(config, new Date());
    return { message: translate(language, 'done.backupsScheduled'), data };
  }),

  endpoint(restoreCall, async ({ body, db, config, language, session, log }) => {
    if (body.confirm !== body.file) throw brokenRule(language, 'confirm', 'confirmBackup');
    const { before, rows } = await restoreBackup(db, config, getBackupPath(config, body.file));
    log().warn({ file: body.file, before: before.file, actor: session?.user.id }, 'backup restored');
    return { message: translate(language, 'done.backupRestored'), data: { before, rows } };
  }),

  endpoint(deleteBackup, async ({ body, config, language }) => {
    await rm(getBackupPath(config, body.file));
    return { message: translate(language, 'done.backupDeleted') };
  }),

  endpoint(checkDatabase, async ({ config }) => {
    const problems = await withSnapshot(config, findProblems);
    return { data: { ok: problems.length === 0, problems } };
  }),

  endpoint(vacuumDatabase, async ({ db, language }) => {
    const before = await storeSize(db);
    await vacuum(db);
    const data = { before_bytes: before, after_bytes: await storeSize(db) };
    return { message: translate(language, 'done.databaseVacuumed'), data };
  }),
];

/** database-backup.php?file=…: downloads a backup. */
export function backupFileEndpoint(config: Pick<ApiSettings, 'DATA_DIR'>) {
  const call = { resource: 'database-backup', method: 'GET', permission: 'administration' } as const;
  return rawEndpoint(call, async (request, response) => {
    const file = backupName.safeParse(request.query.file);
    if (!file.success) throw new Failure('NOT_FOUND');
    const path = resolve(getBackupPath(config, file.data));
    response.setHeader('Cache-Control', 'no-store');
    await new Promise<void>((done, fail) => {
      response.download(path, file.data, (error?: Error) => (error ? fail(error) : done()));
    });
  });
}

function getBackupPath(config: Pick<ApiSettings, 'DATA_DIR'>, file: string): string {
  const path = backupPath(config, file);
  if (!path) throw new Failure('NOT_FOUND');
  return path;
}
