import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { createToken, ReleaseTokens, releaseTokensFile } from './release-tokens.ts';

const shop = createToken('mfe-shop');
const blog = createToken('mfe-blog');
let data: string;
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'fakos-tokens-'));
});
afterEach(() => rm(data, { recursive: true }));

test('the file of tokens is read for each request', async () => {
  const warnings: object[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (text) => void warnings.push(JSON.parse(text)) });
  const file = releaseTokensFile(data);
  const tokens = new ReleaseTokens(shop.line, { file, log });
  const find = async ({ token }: { token: string }) => (await tokens.findOwner(`Bearer ${token}`))?.remote;
  // A missing file is no error.
  expect(await find(shop)).toBe('mfe-shop');
  expect(await find(blog)).toBeUndefined();

  await writeFile(file, `# the blog's team\n\n${blog.line}\n`);
  expect(await find(blog)).toBe('mfe-blog');
  expect(warnings).toEqual([]);

  await writeFile(file, `not a token\n#${blog.line}\n`);
  // Revoked. The malformed line is logged once.
  expect(await find(blog)).toBeUndefined();
  expect(await find(shop)).toBe('mfe-shop');
  expect(warnings).toEqual([expect.objectContaining({ file, lines: [1] })]);
});
