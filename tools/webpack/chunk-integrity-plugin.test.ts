import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fakos-integrity-'));
  const source = "globalThis.opened = import('./lazy.js').then((lazy) => lazy.greet());";
  const lazy = "import './lazy.css';\nexport const greet = () => console.log('a lazy part');";
  for (const [file, text] of Object.entries({ 'main.js': source, 'lazy.js': lazy, 'lazy.css': 'p { color: red }' })) {
    writeFileSync(path.join(folder, file), text);
  }
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Builds the example page and returns its files. */
async function build(): Promise<Map<string, Buffer>> {
  const output = path.join(folder, 'dist');
  const filename = '[name].[contenthash:8].js';
  await new Promise<void>((resolve, reject) => {
    webpack({
      context: folder,
      mode: 'production',
      entry: './main.js',
      output: { path: output, filename, chunkFilename: filename, publicPath: '/', clean: true },
      module: {
        rules: [
          { test: /\.css$/, use: [MiniCssExtractPlugin.loader, fileURLToPath(import.meta.resolve('css-loader'))] },
        ],
      },
      plugins: [new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }), new ChunkIntegrityPlugin()],
    }).run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
  return new Map(readdirSync(output).map((file) => [file, readFileSync(path.join(output, file))]));
}

const computeHash = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

function find(files: Map<string, Buffer>, pattern: RegExp): [name: string, bytes: Buffer] {
  const found = [...files].find(([name]) => pattern.test(name));
  if (!found) throw new Error(`no ${pattern} among ${[...files.keys()].join(', ')}`);
  return found;
}

test('the runtime contains the hash of a file with the hashes of the lazy script and style', async () => {
  const files = await build();
  const [, main] = find(files, /^main\..*\.js$/);
  const [name, table] = find(files, /^integrity\..*\.json$/);
  expect(main.toString()).toContain(name);
  expect(main.toString()).toContain(computeHash(table));
  const lazy = [...files].filter(([file]) => !/^(main|integrity)\./.test(file));
  expect(lazy).toHaveLength(2);
  for (const [, bytes] of lazy) {
    expect(table.toString()).toContain(computeHash(bytes));
    expect(main.toString()).not.toContain(computeHash(bytes));
  }
});

test.each([
  ['fails to load', async () => Promise.reject(new TypeError('Failed to fetch')), 'error'],
  ['is not JSON', async () => new Response('<!doctype html>'), 'missing'],
])('a hash table that %s causes a ChunkLoadError', async (_what, fetch, type) => {
  const [name, main] = find(await build(), /^main\..*\.js$/);
  const page = createContext({ fetch, document: { querySelectorAll: () => [] } });
  runInContext('globalThis.self = globalThis', page);
  runInContext(main.toString(), page, { filename: name });
  const request = expect.stringMatching(/^\/integrity\..*\.json$/);
  await expect(page.opened).rejects.toMatchObject({ name: 'ChunkLoadError', type, request });
});

test('the same sources produce the same files', async () => {
  expect(await build()).toEqual(await build());
});
