import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Chunk, Configuration } from 'webpack';
import type { BuildMode } from './build-mode.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { PrecompressPlugin } from './precompress-plugin.ts';
import { RemoteManifestPlugin } from './remote-manifest-plugin.ts';
import { commonConfig } from './rules.ts';
import { consumedByRemotes } from './sharing.ts';
import { ShortFallbacksPlugin } from './short-fallbacks-plugin.ts';
import { createPlainImports, shareStaffLibraries, staffCacheGroups } from './staff-libraries.ts';
import { root } from './workspace.ts';

/** Prefix of chunks for staff. They contain copies of modules that they share with public chunks. */
const STAFF_CHUNK = 'staff-';

/** Without these copies, public chunks would be split by modules that they share with staff chunks, and be larger. */
const isSplit = (chunk: Chunk) => !chunk.canBeInitial() && chunk.name?.startsWith(STAFF_CHUNK) !== true;

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
    optimization: { ...common.optimization, splitChunks: { chunks: isSplit, cacheGroups: staffCacheGroups } },
    plugins: [
      ...(common.plugins ?? []),
      createPlainImports(),
      new ModuleFederationPlugin({
        name: global,
        filename: entry,
        exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
        shared: { ...consumedByRemotes, ...shareStaffLibraries(name) },
        dts: false,
        dev: false,
        manifest: false,
        // A file would have the path of this checkout in its name.
        virtualRuntimeEntry: true,
        experiments: {
          externalRuntime: true,
          optimization: { disableRemote: true, disableSnapshot: true, target: 'web' },
        },
      }),
      new RemoteManifestPlugin({ name, version, global, withIntegrity: !mode.development }),
      ...(mode.development ? [] : [new ShortFallbacksPlugin(), new ChunkIntegrityPlugin(), new PrecompressPlugin()]),
      ...(mode.refresh ? [new ReactRefreshPlugin({ library: name, overlay: false })] : []),
    ],
  };
}
