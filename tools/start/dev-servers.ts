import type { IncomingHttpHeaders } from 'node:http';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { configOf } from '../webpack/build.ts';
import { findFreePort } from './ports.ts';
import { step } from './progress.ts';

const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** A server that rebuilds one package while it is written. */
export interface DevServer {
  readonly name: string;
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Starts a package's webpack dev server on a free port.
 *
 * @returns when it built without a fault; until then webpack says on the terminal what to mend
 * @param options.refresh swap components in place; needs every package, React included, in its development build
 * @param options.port any free one where it is left out
 * @param options.readers origins whose pages may read the sources, besides pages of this machine
 */
export async function startDevServer(
  name: string,
  options: { refresh: boolean; port?: number; readers?: readonly string[] },
): Promise<DevServer> {
  const { refresh, readers = [] } = options;
  const config = await configOf(name, `development-${process.pid}`, { development: true, refresh });
  const compiler = webpack({ ...config, name } as Configuration);
  if (!compiler) throw new Error(`webpack made no compiler for ${name}.`);
  const port = options.port ?? (await findFreePort());
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: refresh,
      liveReload: !refresh,
      static: false,
      headers: ({ headers }) => allowPages(headers, readers),
      ...(readers.length > 0 ? { allowedHosts: readers.map((origin) => new URL(origin).hostname) } : {}),
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      setupExitSignals: false,
    },
    compiler,
  );
  const firstBuild = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('fakos', (stats) => {
      if (!stats.hasErrors()) resolve();
    });
  });
  await step(`Building ${name}`, async () => {
    await server.start();
    await firstBuild;
  });
  return { name, origin: `http://127.0.0.1:${port}`, close: () => server.stop() };
}

/** Pages of this machine and of named sites may read the sources; a site that happens to be open as well may not. */
function allowPages({ origin }: IncomingHttpHeaders, readers: readonly string[]): Record<string, string> {
  if (!origin || !(loopback.test(origin) || readers.includes(origin))) return {};
  return { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' };
}
