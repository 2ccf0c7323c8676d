import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { formatFrame, parseStack } from '@fakos/api-gateway/error-reports/parse-stack';
import { SourcePositions } from '@fakos/api-gateway/error-reports/source-positions';
import webpack from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { privateSourceMaps } from './source-maps.ts';

const RELEASE = 'mfe-shop/2';
const ORIGIN = 'https://shop.example';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fakos-maps-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sources = {
  'main.js':
    "import { readTotal } from './cart/read-total.js';\nif (globalThis.opened) import('./lazy.js');\nreadTotal(globalThis.cart);",
  'lazy.js': 'export const lazy = 1;',
  'cart/read-total.js':
    "export function readTotal(cart) {\n  if (cart) return cart.total;\n\n  throw new TypeError('no cart');\n}\n",
};

/** Builds the sources as a release and returns the text of its script. */
async function build(): Promise<string> {
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.join(folder, 'src', path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, 'src', file), text);
  }
  await new Promise<void>((resolve, reject) => {
    webpack({
      context: folder,
      mode: 'production',
      devtool: false,
      entry: './src/main.js',
      output: { path: path.join(folder, RELEASE), publicPath: '/' },
      plugins: [new ChunkIntegrityPlugin(), privateSourceMaps()],
    }).run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
  return readFileSync(path.join(folder, RELEASE, 'main.js'), 'utf8');
}

/** The stack of the error that a script throws. */
function catchStack(script: string): string {
  try {
    runInNewContext(script, { self: {} }, { filename: `${ORIGIN}/remotes/${RELEASE}/main.js` });
  } catch (error) {
    return (error as Error).stack ?? '';
  }
  throw new Error('the script threw nothing');
}

/** A frame as the list of errors has it. */
async function resolveFrame(frame: string): Promise<string | undefined> {
  const error = { part: 'mfe-shop', version: '2', error: 'TypeError', page: '/', count: 1, lastAt: '', stack: [frame] };
  const [resolved] = await new SourcePositions(folder).resolve([error]);
  return resolved?.stack[0];
}

test('an error in a minified script is listed with its position in the sources', async () => {
  const script = await build();
  const [innermost = ''] = parseStack(catchStack(script)).map(formatFrame);
  expect(innermost).toMatch(/^(\S+ )?mfe-shop 2 main\.js:1:\d+$/);
  expect(await resolveFrame(innermost)).toBe('mfe-shop 2 src/cart/read-total.js:4:9');
  expect(script).not.toContain('sourceMappingURL');
  expect(readFileSync(path.join(folder, RELEASE, 'server/maps/main.js.map'), 'utf8')).not.toContain('no cart');
});

test('the prefix that webpack adds to paths by default is left out', async () => {
  const maps = path.join(folder, RELEASE, 'server/maps');
  mkdirSync(maps, { recursive: true });
  const map = { version: 3, sources: ['webpack://events/./src/events.tsx'], names: [], mappings: 'AAEA' };
  writeFileSync(path.join(maps, 'main.js.map'), JSON.stringify(map));
  expect(await resolveFrame('f mfe-shop 2 main.js:1:1')).toBe('mfe-shop 2 src/events.tsx:3:1');
});

test.each([
  ['a script without a source map', 'Cart mfe-shop 2 other.js:1:20'],
  ['a release that is gone', 'Cart mfe-shop 3 main.js:1:20'],
  ['a position outside of the sources', 'mfe-shop 2 main.js:900:1'],
  ['a file outside of the release', 'mfe-shop 2 ../3/main.js:1:1'],
  ['no position', 'something else'],
])('%s leaves the stack as it is', async (_name, frame) => {
  await build();
  expect(await resolveFrame(frame)).toBe(frame);
});
