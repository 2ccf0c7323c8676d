import { readdirSync } from 'node:fs';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule, type RuleSetUseItem } from 'webpack';
import { root } from './workspace.ts';

/** How a build is meant: `refresh` swaps components in place while developing, which needs React's development build. */
export interface BuildMode {
  readonly development: boolean;
  readonly refresh: boolean;
}

/** Browsers that the product is built for: those with cascade layers, `:has` and container queries. */
export const browsers = 'chrome >= 111, firefox >= 121, safari >= 16.4';

const factoryFiles = readdirSync(import.meta.dirname).map((file) => path.join(import.meta.dirname, file));

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
 * How classes of CSS Modules are named: the same in a page and on the server that renders it, others in every release of a
 * remote, since two of them may style one page.
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

/** css-loader. webpack's cache tells loaders apart by `ident` alone, so the release that names classes is in it. */
export function styleLoader(options: object, version: string): RuleSetUseItem {
  return { loader: 'css-loader', options, ident: `styles-${version}` };
}

function styleRules(name: string, version: string, { development }: BuildMode): RuleSetRule[] {
  const last = development ? 'style-loader' : MiniCssExtractPlugin.loader;
  const modules = classNaming(name, version, development);
  return [
    { test: /\.module\.css$/, use: [last, styleLoader({ modules }, version)] },
    { test: /\.css$/, exclude: /\.module\.css$/, use: [last, 'css-loader'], sideEffects: true },
    { test: /\.woff2$/, type: 'asset/resource' },
  ];
}

/** What the shell's and every remote's build have in common. `name` is the package's folder. */
export function commonConfig(name: string, version: string, mode: BuildMode): Configuration {
  return {
    context: path.join(root, name),
    mode: mode.development ? 'development' : 'production',
    devtool: mode.development ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
    module: { rules: [scriptRule(mode), ...styleRules(name, version, mode)] },
    optimization: mode.development
      ? {}
      : {
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
      // What only a server does is left out of pages.
      new webpack.DefinePlugin({ 'typeof window': JSON.stringify('object') }),
      ...(mode.development
        ? []
        : [
            new MiniCssExtractPlugin({
              filename: '[name].css',
              chunkFilename: '[name].css',
              // A component restyles only what lies in a chunk before its own, so the order within one says nothing.
              ignoreOrder: true,
            }),
          ]),
    ],
    cache: commonCache(`${name}-${mode.development ? 'development' : 'production'}`),
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** webpack's cache on disk, one for each kind of build. */
export function commonCache(name: string): Configuration['cache'] & object {
  return {
    type: 'filesystem',
    name,
    cacheDirectory: path.join(root, '.cache/webpack'),
    // A cache that other plugins wrote cannot be read: webpack starts a new one when these change.
    buildDependencies: { factory: [...factoryFiles, path.join(root, 'package-lock.json')] },
  };
}
