import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { production } from '../../webpack/build-mode.ts';
import { compile } from '../../webpack/compile.ts';
import { PrecompressPlugin } from '../../webpack/precompress-plugin.ts';
import { commonConfig } from '../../webpack/rules.ts';
import { createServerConfig } from '../../webpack/server-config.ts';

const SCRIPT = 'hydrate.js';

/**
 * Builds the reference pages into a folder: `static.html` without a script, and `hydrated.html`, the same page hydrated by
 * React. They are minified and compressed like the builds of the product.
 *
 * @param hero the image of both pages, as AVIF
 */
export async function buildReferencePages(folder: string, hero: Uint8Array): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'hero.avif'), hero);
  const browserConfig = commonConfig('tools', '', production);
  await compile({
    ...browserConfig,
    entry: './bench/reference-pages/hydrate.tsx',
    output: { path: folder, filename: SCRIPT },
    plugins: [...(browserConfig.plugins ?? []), new PrecompressPlugin()],
  });
  await compile({
    ...createServerConfig('tools', '', { entry: './bench/reference-pages/render.tsx' }),
    output: { path: folder, filename: 'render.cjs', library: { type: 'commonjs2' } },
  });
  const load = createRequire(import.meta.url);
  const { renderDocument } = load(path.join(folder, 'render.cjs')) as typeof import('./render.tsx');
  writeDocument(path.join(folder, 'static.html'), renderDocument());
  writeDocument(path.join(folder, 'hydrated.html'), renderDocument(`/${SCRIPT}`));
}

function writeDocument(file: string, html: string): void {
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotliCompressSync(html));
}
