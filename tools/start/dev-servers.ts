import type { AddressInfo } from 'node:net';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { configOf } from '../webpack/build.ts';
import { step } from './progress.ts';

/** A server that rebuilds one package while it is written. */
export interface DevServer {
  readonly name: string;
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Starts a package's webpack dev server on a free port.
 *
 * @param refresh swap components in place; needs every package, React included, in its development build
 */
export async function startDevServer(name: string, { refresh }: { refresh: boolean }): Promise<DevServer> {
  const config = await configOf(name, `development-${process.pid}`, { development: true, refresh });
  const compiler = webpack(config as Configuration);
  if (!compiler) throw new Error(`webpack made no compiler for ${name}.`);
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: 'auto',
      hot: refresh,
      liveReload: !refresh,
      static: false,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      setupExitSignals: false,
    },
    compiler,
  );
  const firstBuild = new Promise<void>((resolve) => compiler.hooks.done.tap('fakos', () => resolve()));
  await step(`Building ${name}`, async () => {
    await server.start();
    await firstBuild;
  });
  const address = server.server?.address() as AddressInfo | undefined;
  if (!address) throw new Error(`The dev server of ${name} did not start.`);
  return { name, origin: `http://127.0.0.1:${address.port}`, close: () => server.stop() };
}
