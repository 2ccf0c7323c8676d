import { createLogDestination } from '@fakos/contracts/logging/log-format';
import { pino } from 'pino';
import { z } from 'zod';
import { startGateway } from './main.ts';
import { gatewaySettings } from './settings.ts';

const standaloneSettings = gatewaySettings.extend({
  API_UPSTREAM: z.url({
    protocol: /^https?$/,
    error: 'write the address of the *.php API, such as http://127.0.0.1:8081; a gateway without store-api needs one',
  }),
});

/** Starts a gateway in front of an API that runs elsewhere: `npm run gateway`. */
async function serve(): Promise<void> {
  process.env.NODE_ENV ??= 'production';
  const environment = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const settings = standaloneSettings.safeParse(environment);
  if (!settings.success) {
    process.stderr.write(`The settings of the gateway are invalid:\n${z.prettifyError(settings.error)}\n`);
    process.exitCode = 1;
    return;
  }
  const log = pino({ level: settings.data.LOG_LEVEL }, createLogDestination(settings.data.LOG_FORMAT));
  const gateway = await startGateway(settings.data, { apiOrigin: settings.data.API_UPSTREAM, log });
  process.stdout.write(`Gateway on ${gateway.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void gateway.close().then(() => process.exit(0)));
  }
}

await serve();
