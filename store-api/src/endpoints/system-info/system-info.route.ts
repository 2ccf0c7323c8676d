import { arch, availableParallelism, freemem, platform, totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { getSystemInfo, type SystemInfo } from '@fakos/shared-kit/api/system-info/contract';
import productPackage from '../../../package.json' with { type: 'json' };
import { endpoint } from '../../http/endpoint.ts';
import { findMailServer } from '../../outbox/mail-server.ts';
import { readStorage } from './storage.ts';
import { countEmails, countRows, describeDatabase } from './system-info.repo.ts';

const MS = 1000;

/** system-info.php: what runs, where, and how much of it there is. */
export const systemInfoEndpoints = [
  endpoint(getSystemInfo, async ({ db, config }) => {
    const [database, counts, emails, server, storage] = await Promise.all([
      describeDatabase(db),
      countRows(db),
      countEmails(db),
      findMailServer(db, config),
      readStorage(config.DATA_DIR),
    ]);
    const named: SystemInfo['mail']['source'] = config.SMTP_URL === undefined ? 'settings' : 'environment';
    return {
      data: {
        versions: { app: productPackage.version, node: process.versions.node },
        database,
        process: describeProcess(),
        machine: describeMachine(),
        storage,
        counts,
        mail: { configured: server !== undefined, source: server ? named : null, ...emails },
        environment: { mode: config.NODE_ENV, log_level: config.LOG_LEVEL, seed: config.SEED },
      },
    };
  }),
];

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
