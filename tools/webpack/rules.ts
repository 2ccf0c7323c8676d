import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule, type RuleSetUseItem } from 'webpack';
import type { BuildMode } from './build-mode.ts';
import { checkoutPaths } from './checkout-paths.ts';
import { privateSourceMaps } from './source-maps.ts';
import { root } from './workspace.ts';

/** Supported browsers: those with cascade layers, `:has` and container queries. */
export const browsers = 'chrome >= 111, firefox >= 121, safari >= 16.4';

const configFiles = readdirSync(import.meta.dirname).map((file) => path.join(import.meta.dirname, file));

function scriptRule({ refresh }: BuildMode): RuleSetRule {
  return {
    test: /\.tsx?$/,
    use: {
      loader: 'swc-loader',
      options: {
        env: { targets: browsers },
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: refresh, refresh } },
        },
      },
    },
  };
}

/**
 * Naming of CSS Modules' classes: identical in the browser and on the server, but different in every release of a remote,
 * because a page may load two of them.
 */
export function classNaming(name: string, version: string, development: boolean) {
  return {
    ...(name === 'shell' ? {} : { localIdentHashSalt: version }),
    localIdentName: development ? `${name}-[name]-[local]` : `${name.replace('mfe-', '')}-[hash:base64:5]`,
    localIdentContext: root,
    namedExport: false,
    exportLocalsConvention: 'as-is',
  } as const;
}

/** css-loader. webpack's cache distinguishes loaders by `ident` alone, so it contains the release that names classes. */
export function styleLoader(options: object, version: string): RuleSetUseItem {
  return { loader: 'css-loader', options, ident: `styles-${version}` };
}

function styleRules(name: string, version: string, { development }: BuildMode): RuleSetRule[] {
  const finalLoader = development ? 'style-loader' : MiniCssExtractPlugin.loader;
  const modules = classNaming(name, version, development);
  return [
    { test: /\.module\.css$/, use: [finalLoader, styleLoader({ modules }, version)] },
    { test: /\.css$/, exclude: /\.module\.css$/, use: [finalLoader, 'css-loader'], sideEffects: true },
    { test: /\.woff2$/, type: 'asset/resource' },
  ];
}

/** How modules and loaders are found, with the same paths in every checkout. */
export function resolution(): Pick<Configuration, 'resolve' | 'resolveLoader'> {
  return {
    resolve: { extensions: ['.ts', '.tsx', '.js', '.json'], plugins: [checkoutPaths] },
    resolveLoader: { plugins: [checkoutPaths] },
  };
}

/** Configuration shared by the builds of the shell and the remotes. `name` is the package's folder. */
export function commonConfig(name: string, version: string, mode: BuildMode): Configuration {
  return {
    context: path.join(root, name),
    mode: mode.development ? 'development' : 'production',
    devtool: mode.development ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    ...resolution(),
    module: { rules: [scriptRule(mode), ...styleRules(name, version, mode)] },
    optimization: mode.development
      ? {}
      : {
          // Every release has its own folder, so ids and names of exports may change with each one. These are the shortest.
          moduleIds: 'size',
          chunkIds: 'size',
          mangleExports: 'size',
          minimizer: [
            new TerserPlugin({
              minify: TerserPlugin.swcMinify,
              extractComments: false,
              terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 } },
            }),
            new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
          ],
        },
    plugins: [
      // Removes server-only code.
      new webpack.DefinePlugin({ 'typeof window': JSON.stringify('object') }),
      ...(mode.development
        ? []
        : [
            new MiniCssExtractPlugin({
              filename: '[name].css',
              chunkFilename: '[name].css',
              // Components only override styles of earlier chunks, so the order within a chunk does not matter.
              ignoreOrder: true,
            }),
            privateSourceMaps(),
          ]),
    ],
    cache: commonCache(`${name}-${mode.development ? 'development' : 'production'}`),
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** webpack's disk cache, one for each kind of build. */
export function commonCache(name: string): Configuration['cache'] & object {
  return {
    type: 'filesystem',
    name,
    cacheDirectory: path.join(root, '.cache/webpack'),
    // The cache contains absolute paths. Restored in another folder it is discarded, instead of a warning for each file.
    version: root,
    // The cache is incompatible with other plugins: webpack discards it when one of these files changes.
    buildDependencies: { factory: [...configFiles, path.join(root, 'package-lock.json')].filter(existsSync) },
  };
}
