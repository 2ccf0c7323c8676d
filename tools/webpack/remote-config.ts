import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { PrecompressPlugin } from './precompress-plugin.ts';
import { RemoteManifestPlugin } from './remote-manifest-plugin.ts';
import { type BuildMode, commonConfig } from './rules.ts';
import { consumedByRemotes } from './sharing.ts';
import { root } from './workspace.ts';

/** webpack's configuration of a remote. `version` is that of the release; `name` is the remote's folder. */
export function remoteConfig(name: string, version: string, mode: BuildMode): Configuration {
  const common = commonConfig(name, version, mode);
  // The version is part of the name, because a page may load two versions of a remote.
  const global = `${name}@${version}`.replace(/\W/g, '_');
  const entry = 'entry.js';
  return {
    ...common,
    entry: {},
    output: {
      path: path.join(root, name, mode.development ? 'dist/development' : 'dist/release'),
      publicPath: 'auto',
      uniqueName: `${name}@${version}`,
      filename: '[name].js',
      chunkFilename: '[name].js',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: global,
        filename: entry,
        exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
        shared: consumedByRemotes,
        dts: false,
        dev: false,
        manifest: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableRemote: true, disableSnapshot: true, target: 'web' },
        },
      }),
      new RemoteManifestPlugin({ name, version, global, withIntegrity: !mode.development }),
      ...(mode.development ? [] : [new ChunkIntegrityPlugin(), new PrecompressPlugin()]),
      ...(mode.refresh ? [new ReactRefreshPlugin({ library: name, overlay: false })] : []),
    ],
  };
}
