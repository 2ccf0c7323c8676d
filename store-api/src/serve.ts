import { createLogDestination } from '@fakos/contracts/logging/log-format';
import { pino } from 'pino';
import { z } from 'zod';
import { startStoreApi } from './main.ts';
import { apiSettingsSchema } from './settings.ts';

/** Starts the API alone: `node store-api/src/serve.ts`. */
async function serve(): Promise<void> {
  const settings = apiSettingsSchema.safeParse(process.env);
  if (!settings.success) {
    process.stderr.write(`The settings of the API are invalid:\n${z.prettifyError(settings.error)}\n`);
    process.exitCode = 1;
    return;
  }
  const log = pino({ level: settings.data.LOG_LEVEL }, createLogDestination(settings.data.LOG_FORMAT));
  const api = await startStoreApi(settings.data, { log, onProgress: (step) => log.debug(step) });
  const { firstOwner } = api;
  process.stdout.write(`API on ${api.url}\n`);
  if (firstOwner) process.stdout.write(`First owner: ${firstOwner.email} ${firstOwner.password ?? ''}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void api.close().then(() => process.exit(0)));
  }
}

await serve();
