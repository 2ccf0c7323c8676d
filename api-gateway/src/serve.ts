import { pino } from 'pino';
import { z } from 'zod';
import { startGateway } from './main.ts';
import { gatewaySettings } from './settings.ts';

const settingsAlone = gatewaySettings.extend({
  API_UPSTREAM: z.url({
    protocol: /^https?$/,
    error: 'write the address of the *.php API, such as http://127.0.0.1:8081; a gateway alone has none of its own',
  }),
});

/** Starts a gateway alone, before an API that runs elsewhere: `npm run gateway`. */
async function serve(): Promise<void> {
  process.env.NODE_ENV ??= 'production';
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const settings = settingsAlone.safeParse(given);
  if (!settings.success) {
    process.stderr.write(`The settings of the gateway need mending:\n${z.prettifyError(settings.error)}\n`);
    process.exitCode = 1;
    return;
  }
  const log = pino({ level: settings.data.LOG_LEVEL });
  const gateway = await startGateway(settings.data, { apiOrigin: settings.data.API_UPSTREAM, log });
  process.stdout.write(`Gateway on ${gateway.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void gateway.close().then(() => process.exit(0)));
  }
}

await serve();
