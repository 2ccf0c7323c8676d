import { arch, availableParallelism, freemem, platform, totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { SystemInfo } from '@fakos/contracts/system-info/contract';
import productPackage from '../../../package.json' with { type: 'json' };
import type { ShopDatabase } from '../../database/schema.ts';
import type { ApiSettings } from '../../settings.ts';
import { findMailServer } from '../mail/delivery/mail-server.ts';
import { readStorage } from './storage.ts';
import { countEmails, countRows, describeDatabase } from './system-info.repo.ts';

/** Versions, process, machine, database and storage of the running API. */
export async function readSystemInfo(db: ShopDatabase, config: ApiSettings): Promise<SystemInfo> {
  const [database, counts, emails, server, storage] = await Promise.all([
    describeDatabase(db),
    countRows(db),
    countEmails(db),
    findMailServer(db, config),
    readStorage(config),
  ]);
  const source: SystemInfo['mail']['source'] = config.SMTP_URL === undefined ? 'settings' : 'environment';
  return {
    versions: { app: productPackage.version, node: process.versions.node },
    database,
    process: describeProcess(),
    machine: describeMachine(),
    storage,
    counts,
    mail: { configured: server !== undefined, source: server ? source : null, ...emails },
    environment: { mode: config.NODE_ENV, log_level: config.LOG_LEVEL, seed: config.SEED },
  };
}

const MS = 1000;

function describeProcess(): SystemInfo['process'] {
  const uptime = process.uptime();
  const { rss, heapUsed } = process.memoryUsage();
  return {
    started_at: new Date(Date.now() - uptime * MS).toISOString(),
    uptime_seconds: Math.floor(uptime),
    memory_used: rss,
    heap_used: heapUsed,
    heap_limit: getHeapStatistics().heap_size_limit,
  };
}

function describeMachine(): SystemInfo['machine'] {
  return {
    platform: platform(),
    architecture: arch(),
    processors: availableParallelism(),
    memory_total: totalmem(),
    memory_free: freemem(),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
