import type { IncomingHttpHeaders } from 'node:http';
import { findFreePort } from '@fakos/api-gateway/testing/free-port';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { createConfig } from '../webpack/build.ts';
import { step } from './progress.ts';

const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** A server that rebuilds one package on every change. */
export interface DevServer {
  readonly name: string;
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Starts a package's webpack dev server on a free port.
 *
 * @returns after the first successful build; webpack prints the errors of failed ones
 * @param options.refresh use React Refresh, which requires a shell with React's development build
 * @param options.port a free port if omitted
 * @param options.allowedOrigins origins whose pages may read the sources, besides pages of this machine
 */
export async function startDevServer(
  name: string,
  options: { refresh: boolean; port?: number; allowedOrigins?: readonly string[] },
): Promise<DevServer> {
  const { refresh, allowedOrigins = [] } = options;
  const config = await createConfig(name, `development-${process.pid}`, { development: true, refresh });
  const compiler = webpack({ ...config, name } as Configuration);
  if (!compiler) throw new Error(`webpack created no compiler for ${name}.`);
  const port = options.port ?? (await findFreePort());
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: refresh,
      liveReload: !refresh,
      static: false,
      headers: ({ headers }) => createCorsHeaders(headers, allowedOrigins),
      ...(allowedOrigins.length > 0 ? { allowedHosts: allowedOrigins.map((origin) => new URL(origin).hostname) } : {}),
      // Every server's client would show an overlay of its own for an error of the page.
      client: { overlay: { errors: true, warnings: false, runtimeErrors: name === 'shell' } },
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

/** Allows pages of this machine and of the given origins to read the sources and their sizes, and no other open site. */
function createCorsHeaders({ origin }: IncomingHttpHeaders, allowedOrigins: readonly string[]): Record<string, string> {
  if (!origin || !(loopback.test(origin) || allowedOrigins.includes(origin))) return {};
  return { 'Access-Control-Allow-Origin': origin, 'Timing-Allow-Origin': origin, Vary: 'Origin' };
}
