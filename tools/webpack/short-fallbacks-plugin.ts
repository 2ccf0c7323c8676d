import webpack, { type Compiler } from 'webpack';

const { sources } = webpack;

/** The error of module federation for a shared module without a provider, with its request. */
const MESSAGE = /throw Error\((["'`])Can not get '[^']*'\1\)/g;

/**
 * Shortens the errors of missing shared modules in a remote's entry, which is part of a first view. Each names its request,
 * which costs 250 bytes, and admission refuses a release for which a request would be missing.
 */
export class ShortFallbacksPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ShortFallbacksPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'ShortFallbacksPlugin', stage }, (assets) => {
        const source = assets['entry.js'];
        if (!source) return;
        const shortened = new sources.ReplaceSource(source);
        for (const { 0: message, index } of String(source.source()).matchAll(MESSAGE))
          shortened.replace(index, index + message.length - 1, 'throw Error("not shared")');
        compilation.updateAsset('entry.js', shortened);
      });
    });
  }
}
