import path from 'node:path';
import { listOfflineEndpoints } from '@fakos/contracts/list-endpoints';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { browsers, commonCache, resolution } from './rules.ts';
import { WORKER_BUILD } from './worker-asset.ts';
import { root } from './workspace.ts';

/**
 * webpack's configuration of the service worker: one file without chunks, because a worker may not find chunks later.
 *
 * @param version of the shell's release; it is part of the file, so that the worker changes with every release
 */
export function workerConfig(version: string): Configuration {
  return {
    context: path.join(root, 'shell'),
    mode: 'production',
    devtool: false,
    target: 'webworker',
    entry: './src/pwa/worker/service-worker.ts',
    output: { path: path.join(root, 'shell', WORKER_BUILD.folder), filename: WORKER_BUILD.file, clean: true },
    ...resolution(),
    module: {
      rules: [
        {
          test: /\.ts$/,
          use: {
            loader: 'swc-loader',
            options: { env: { targets: browsers }, jsc: { parser: { syntax: 'typescript' } } },
          },
        },
      ],
    },
    optimization: {
      splitChunks: false,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2022, format: { comments: false } },
        }),
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        SHELL_VERSION: JSON.stringify(version),
        OFFLINE_ENDPOINTS: JSON.stringify(listOfflineEndpoints()),
      }),
    ],
    cache: commonCache('service-worker'),
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
