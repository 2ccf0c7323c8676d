import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

/** Builds the small page and answers its files. */
async function build(): Promise<Map<string, Buffer>> {
  const output = path.join(folder, 'dist');
  const filename = '[name].[contenthash:8].js';
  await new Promise<void>((resolve, reject) => {
    webpack({
      context: folder,
      mode: 'production',
      entry: './main.js',
      output: { path: output, filename, chunkFilename: filename, publicPath: '/', clean: true },
      module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
      plugins: [new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }), new ChunkIntegrityPlugin()],
    }).run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
  return new Map(readdirSync(output).map((file) => [file, readFileSync(path.join(output, file))]));
}

const hashOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

function find(files: Map<string, Buffer>, pattern: RegExp): [name: string, bytes: Buffer] {
  const found = [...files].find(([name]) => pattern.test(name));
  if (!found) throw new Error(`no ${pattern} among ${[...files.keys()].join(', ')}`);
  return found;
}

test('the file with the runtime holds the hash of a file with the hashes of the lazy script and style as they are on disk', async () => {
  const files = await build();
  const [, main] = find(files, /^main\..*\.js$/);
  const [name, table] = find(files, /^integrity\..*\.json$/);
  expect(main.toString()).toContain(name);
  expect(main.toString()).toContain(hashOf(table));
  const lazy = [...files].filter(([file]) => !/^(main|integrity)\./.test(file));
  expect(lazy).toHaveLength(2);
  for (const [, bytes] of lazy) {
    expect(table.toString()).toContain(hashOf(bytes));
    expect(main.toString()).not.toContain(hashOf(bytes));
  }
});

test.each([
  ['does not arrive', async () => Promise.reject(new TypeError('Failed to fetch')), 'error'],
  ['is not what it should be', async () => new Response('<!doctype html>'), 'missing'],
])('a table that %s is a chunk that cannot be loaded', async (_what, fetch, type) => {
  const [name, main] = find(await build(), /^main\..*\.js$/);
  const page = createContext({ fetch, document: { querySelectorAll: () => [] } });
  runInContext('globalThis.self = globalThis', page);
  runInContext(main.toString(), page, { filename: name });
  const request = expect.stringMatching(/^\/integrity\..*\.json$/);
  await expect(page.opened).rejects.toMatchObject({ name: 'ChunkLoadError', type, request });
});

test('the same sources give the same bytes', async () => {
  expect(await build()).toEqual(await build());
});
