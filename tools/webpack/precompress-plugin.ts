import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack, { type Compiler } from 'webpack';

const { sources } = webpack;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|json|svg)$/;
/** Below this size, in bytes, compression saves less than its header costs. */
const SMALLEST = 512;

/** Writes `.br` and `.gz` beside every text file of a build, so that serving costs no time. */
export class PrecompressPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'PrecompressPlugin', stage }, async (assets) => {
        const texts = Object.entries(assets).filter(([name]) => compressible.test(name));
        await Promise.all(
          texts.map(async ([name, source]) => {
            const bytes = Buffer.from(source.source());
            if (bytes.length < SMALLEST) return;
            const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
            compilation.emitAsset(`${name}.br`, new sources.RawSource(await brotli(bytes, options)));
            compilation.emitAsset(`${name}.gz`, new sources.RawSource(await zip(bytes, { level: 9 })));
          }),
        );
      });
    });
  }
}
