import { execFile } from 'node:child_process';
import path from 'node:path';
import { FailureCounts } from '@fakos/api-gateway/releases/failure-counts';
import type { ReleaseFolder } from '@fakos/api-gateway/releases/release-folder';
import { makeToken, ReleaseTokens } from '@fakos/api-gateway/releases/release-tokens';
import { publish } from '@fakos/api-gateway/steps/publish';
import { TestServers } from '@fakos/api-gateway/testing/http';
import { Builds } from '@fakos/api-gateway/testing/release-builds';
import express from 'express';
import pino from 'pino';
import { commands } from './commands.ts';
import { RunningInstallation } from './running-installation.ts';

const me = { by: 'maria', why: 'a test' };
const shop = makeToken('mfe-shop');
const servers = new TestServers();
let builds: Builds;
let folder: ReleaseFolder;
let gateway: string;

beforeEach(async () => {
  builds = new Builds();
  folder = await builds.installation();
  const log = pino({ level: 'silent' });
  const parts = { folder, tokens: new ReleaseTokens(shop.line), failures: new FailureCounts({ log }), log };
  gateway = await servers.listen(express().use(publish(parts)));
});
afterEach(async () => {
  await servers.close();
  builds.remove();
});

/** What a command answers, or why it does nothing. */
async function run(name: string, ...words: string[]): Promise<{ ended: boolean; text: string }> {
  try {
    return { ended: true, text: (await commands[name]?.run(words)) ?? '' };
  } catch (fault) {
    return { ended: false, text: (fault as Error).message };
  }
}

test('as a program it prints its advice and ends with 1', async () => {
  const ended = await new Promise((resolve) => {
    execFile(process.execPath, [path.resolve('tools/release/main.ts'), 'rollback'], (error, _out, faults) =>
      resolve([error?.code, faults]),
    );
  });
  expect(ended).toEqual([1, 'Name one remote, such as mfe-shop.\n']);
});

test.each([
  ['a data folder', () => ['--to', path.join(builds.root, 'data')]],
  ['a running gateway', () => ['--to', gateway, '--token', shop.token]],
])('over %s an operator promotes, looks and goes back', async (_name, where) => {
  await folder.publish(builds.remote('mfe-shop', '2'), { ...me, canary: 10 });
  expect((await run('releases', ...where())).text).toMatch(
    /mfe-shop\s+1\s+2 \(10 %\)\s+-\s+\d{4}-\d\d-\d\d \d\d:\d\d\s+maria/,
  );
  expect(await run('promote', 'mfe-shop', ...where())).toEqual({
    ended: true,
    text: 'mfe-shop 2 is live for everybody; before it was 1.',
  });
  expect((await run('rollback', 'mfe-shop', '--why', 'prices', ...where())).text).toContain('2 was taken back');
  expect((await run('releases', ...where())).text).toMatch(/rollback mfe-shop 2 -> 1, .*: prices/);
  expect(await run('rollback', 'mfe-shop', ...where())).toEqual({
    ended: false,
    text: 'mfe-shop has no earlier release to go back to.',
  });
});

test('an upload arrives as it was built; a refused one says every line', async () => {
  const installation = new RunningInstallation(gateway, shop.token);
  expect(await installation.publish('mfe-shop', builds.remote('mfe-shop', '2'), me)).toMatchObject({ version: '2' });
  await expect(
    installation.publish('mfe-shop', builds.remote('mfe-shop', '3', { contract: 99, kit: '^9.0.0' }), me),
  ).rejects.toMatchObject({ reasons: [expect.stringContaining('contract'), expect.stringContaining('kit')] });
});

test.each([
  [['release', 'mfe-nobody'], 'Name one remote of this checkout: mfe-admin'],
  [['release', 'mfe-shop', '--version', '../1'], '--version takes'],
  [['release', 'mfe-shop', '--canary', '100'], '--canary takes'],
  [['release', 'mfe-shop', '--to', '/nowhere'], '/nowhere is no data folder'],
  [['releases', '--to', 'http://127.0.0.1:9'], 'wants a token'],
  [['releases', '--to', 'http://127.0.0.1:9', '--token', 'x'], 'does not answer'],
  [['rollback'], 'Name one remote'],
  [['rollback', 'mfe-shop', '--canary', '5'], "Unknown option '--canary'"],
])('%j is refused before anything is built', async ([name = '', ...words], text) => {
  const refused = await run(name, ...words);
  expect(refused.ended).toBe(false);
  expect(refused.text).toContain(text);
});

test('a new token is printed with the line that lets it in', async () => {
  const { text } = await run('release', 'token', 'mfe-shop');
  const [, token, line] = /only now: {2}(\S+)[\s\S]*: {2}(\S+)/.exec(text) ?? [];
  expect(new ReleaseTokens(line ?? '').ownerOf(`Bearer ${token}`)).toMatchObject({ remote: 'mfe-shop' });
});
