import { type DevServer, startDevServer } from './dev-servers.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** Browser-storage key that the shell reads (shell/src/overrides). */
const OVERRIDE_STORAGE_KEY = 'fakos-override';

/**
 * Serves remotes from source to a site that runs elsewhere, and prints how to load them in a browser there.
 *
 * @param options.against origin of that site
 * @param options.port port of the first remote, the others use the following ports; free ports if omitted
 */
export async function serveOverrides(names: readonly string[], options: { against: string; port: number | undefined }) {
  const { against, port } = options;
  const servers: DevServer[] = [];
  for (const [index, name] of names.entries()) {
    const portOption = port === undefined ? {} : { port: port + index };
    servers.push(await startDevServer(name, { refresh: false, allowedOrigins: [against], ...portOption }));
  }
  const origins = Object.fromEntries(servers.map(({ name, origin }) => [name, origin]));
  console.log(`\nServed from source: ${servers.map(({ name, origin }) => `${name} at ${origin}`).join(', ')}`);
  console.log(`Run this in the browser's console on ${against}; the site must have DEV_OVERRIDES=on:\n`);
  console.log(`  localStorage['${OVERRIDE_STORAGE_KEY}'] = '${JSON.stringify(origins)}'; location.reload();\n`);
  stopOnSignal(async () => {
    await Promise.all(servers.map((server) => server.close()));
  });
}
