import path from 'node:path';
import { isAdminPath } from '@fakos/contracts/languages';
import webpack, { type Configuration, type ExternalItemFunctionData } from 'webpack';
import { readRemote } from './remote-manifest-plugin.ts';
import { classNaming, commonCache, resolution, styleLoader } from './rules.ts';
import { SERVER_BUILD } from './server-artifact.ts';
import { isProvidedByShell, writeServerModules } from './sharing.ts';
import { routerForProduction } from './shell-config.ts';
import { staffRequest } from './staff-libraries.ts';
import { root } from './workspace.ts';

/** True for packages with public pages. The back office is rendered by the client only. */
export async function isRenderedOnServer(name: string): Promise<boolean> {
  if (name === 'shell') return true;
  const { routes } = await readRemote(name);
  return routes.length === 0 || routes.some(({ path: address }) => !isAdminPath(`/${address}`));
}

/**
 * webpack's configuration of a package's server artifact: one CommonJS file. The shell's contains React and the kit; a
 * remote's requires both from the shell at run time. Libraries of the back office are left out: only browsers render it.
 */
export function serverConfig(name: string, version: string): Configuration {
  const isShell = name === 'shell';
  const common = resolution();
  return {
    context: path.join(root, name),
    mode: 'production',
    devtool: false,
    target: 'node24',
    entry: isShell ? './src/server.tsx' : './src/remote.ts',
    output: {
      path: path.join(root, name, SERVER_BUILD.folder),
      filename: SERVER_BUILD.file,
      library: { type: 'commonjs2' },
      clean: true,
    },
    ...common,
    resolve: {
      ...common.resolve,
      alias: isShell ? { 'fakos-shared-modules$': writeServerModules(), ...routerForProduction } : {},
    },
    externals: isShell ? [] : [getSharedExternal],
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: {
            loader: 'swc-loader',
            options: {
              env: { targets: 'node 24' },
              jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
            },
          },
        },
        {
          test: /\.module\.css$/,
          use: styleLoader({ modules: { ...classNaming(name, version, false), exportOnlyLocals: true } }, version),
        },
        // Global style sheets and fonts are browser files; the server only needs class names.
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/resource', generator: { emit: false } },
        { test: /\.woff2$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.DefinePlugin({ 'typeof window': JSON.stringify('undefined') }),
    ],
    cache: commonCache(`${name}-server`),
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

function getSharedExternal({ request }: ExternalItemFunctionData): Promise<string | undefined> {
  const isOutside = isProvidedByShell(request) || staffRequest.test(request);
  return Promise.resolve(isOutside ? `commonjs ${request}` : undefined);
}
