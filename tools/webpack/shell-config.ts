import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { BuildMode } from './build-mode.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { ContentStylesPlugin } from './content-styles-plugin.ts';
import { PrecompressPlugin } from './precompress-plugin.ts';
import { commonConfig } from './rules.ts';
import { createServerConfig } from './server-config.ts';
import { writeServerModules, writeSharedModules } from './shared-modules.ts';
import { kitCacheGroups } from './sharing.ts';
import { ShellManifestPlugin } from './shell-manifest-plugin.ts';
import { root } from './workspace.ts';

/** Disables unused parts of the federation runtime, which only shares modules: our own loader fetches remotes. */
const federationRuntime = {
  FEDERATION_OPTIMIZE_NO_REMOTE: true,
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_ALLOW_NEW_FUNCTION: false,
  ENV_TARGET: JSON.stringify('web'),
};

/** The router's `exports` name only its development build; the production build is in a folder beside it. */
const routerForProduction = Object.fromEntries(
  Object.entries({ 'react-router$': 'index.mjs', 'react-router/dom$': 'dom-export.mjs' }).map(([request, file]) => [
    request,
    path.join(root, 'node_modules/react-router/dist/production', file),
  ]),
);

/** zod includes messages in every language, which are never shown. */
function replaceZodLocales(resource: { context: string; request: string }): void {
  const isZodModule = resource.context.includes(`${path.sep}zod${path.sep}`);
  if (isZodModule) resource.request = path.join(import.meta.dirname, 'zod-locales.js');
}

/** Replaces the texts of the federation runtime's errors, which are developers' only. */
function replaceFederationErrorTexts(resource: { context: string; request: string }): void {
  const isErrorCodes = resource.context.includes(path.join('@module-federation', 'error-codes'));
  if (isErrorCodes) resource.request = path.join(import.meta.dirname, 'federation-error-texts.js');
}

/**
 * Lets browsers compile the functions of the first file in the background while it downloads, instead of one by one in the main
 * thread while the page starts (explicit compile hints of V8). Added after the minimizer, which removes comments.
 */
const createCompileHints = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /^main\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** webpack's configuration of the shell's server artifact, which contains React and the kit. */
export const shellServerConfig = (version: string): Configuration =>
  createServerConfig('shell', version, {
    entry: './src/server.tsx',
    alias: { 'fakos-shared-modules$': writeServerModules(), ...routerForProduction },
  });

/** webpack's configuration of the shell, the only build that bundles React and the kit. */
export function shellConfig(version: string, mode: BuildMode): Configuration {
  const common = commonConfig('shell', version, mode);
  return {
    ...common,
    entry: { main: './src/main.ts' },
    resolve: {
      ...common.resolve,
      alias: {
        'fakos-shared-modules$': writeSharedModules({ development: mode.development }),
        ...(mode.development ? {} : routerForProduction),
      },
    },
    output: {
      path: path.join(root, 'shell', mode.development ? 'dist/development' : 'dist/release'),
      // Derived from the script's address: a release's folder or a development server.
      publicPath: 'auto',
      uniqueName: 'fakos-shell',
      // Every release has its own immutable folder, so names need no hash, which would also increase the page's size.
      filename: '[name].js',
      chunkFilename: '[id].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    module: {
      rules: [
        ...(common.module?.rules ?? []),
        {
          test: /react-router\/dist\/production\/.*\.mjs$/,
          use: path.join(import.meta.dirname, 'droppable-components-loader.ts'),
        },
      ],
    },
    optimization: {
      ...common.optimization,
      splitChunks: mode.development
        ? false
        : {
            // One script for the first load: separate libraries would not be cached longer and would compress worse.
            cacheGroups: kitCacheGroups,
          },
    },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.DefinePlugin(federationRuntime),
      new webpack.NormalModuleReplacementPlugin(/^\.\.\/locales\/index\.js$/, replaceZodLocales),
      ...(mode.development
        ? []
        : [new webpack.NormalModuleReplacementPlugin(/^\.\/desc\.mjs$/, replaceFederationErrorTexts)]),
      new ShellManifestPlugin({ version, withIntegrity: !mode.development }),
      ...(mode.development
        ? []
        : [new ContentStylesPlugin(), createCompileHints(), new ChunkIntegrityPlugin(), new PrecompressPlugin()]),
      ...(mode.refresh ? [new ReactRefreshPlugin({ library: 'shell', overlay: false })] : []),
    ],
  };
}
