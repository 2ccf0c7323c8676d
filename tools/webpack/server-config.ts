import path from 'node:path';
import { isAdminPath } from '@fakos/contracts/languages';
import webpack, { type Configuration, type ExternalItemFunctionData } from 'webpack';
import { readRemote } from './remote-manifest-plugin.ts';
import { classNaming, commonCache, resolution, styleLoader } from './rules.ts';
import { SERVER_BUILD } from './server-artifact.ts';
import { isProvidedByShell } from './sharing.ts';
import { staffRequest } from './staff-libraries.ts';
import { root } from './workspace.ts';

/** True for remotes with public pages. The back office is rendered by the client only. */
export async function isRenderedOnServer(name: string): Promise<boolean> {
  const { routes } = await readRemote(name);
  return routes.length === 0 || routes.some(({ path: address }) => !isAdminPath(`/${address}`));
}

/**
 * webpack's configuration of a remote's server artifact: one CommonJS file, which requires React and the kit from the shell's
 * at run time. Libraries of the back office are left out: only browsers render it.
 */
export const serverConfig = (name: string, version: string): Configuration =>
  createServerConfig(name, version, { entry: './src/remote.ts', externals: [getSharedExternal] });

/**
 * webpack's configuration of a package's server artifact.
 *
 * @param own what differs between the shell and the remotes
 */
export function createServerConfig(
  name: string,
  version: string,
  { alias = {}, ...own }: Pick<Configuration, 'entry' | 'externals'> & { alias?: Readonly<Record<string, string>> },
): Configuration {
  const common = resolution();
  return {
    context: path.join(root, name),
    mode: 'production',
    devtool: false,
    target: 'node24',
    output: {
      path: path.join(root, name, SERVER_BUILD.folder),
      filename: SERVER_BUILD.file,
      library: { type: 'commonjs2' },
      clean: true,
    },
    ...common,
    ...own,
    resolve: { ...common.resolve, alias },
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
