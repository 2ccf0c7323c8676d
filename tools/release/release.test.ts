import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { SharedCounts } from '@fakos/api-gateway/counts/shared-counts';
import { SqliteCountStore } from '@fakos/api-gateway/counts/sqlite-count-store';
import { ErrorStore } from '@fakos/api-gateway/error-reports/error-store';
import { FailureCounts } from '@fakos/api-gateway/releases/failure-counts';
import type { ReleaseFolder } from '@fakos/api-gateway/releases/release-folder';
import { createToken, ReleaseTokens } from '@fakos/api-gateway/releases/release-tokens';
import { WebVitalCounts } from '@fakos/api-gateway/releases/web-vital-counts';
import { publish } from '@fakos/api-gateway/steps/publish';
import { TestServers } from '@fakos/api-gateway/testing/http';
import { Builds } from '@fakos/api-gateway/testing/release-builds';
import express from 'express';
import pino from 'pino';
import { createCommands } from './commands.ts';
import { publishTested } from './publish-tested.ts';
import { RunningInstallation } from './running-installation.ts';
import { thisRepository } from './this-repository.ts';

const commands = createCommands(thisRepository);
const author = { by: 'maria', why: 'a test' };
const shop = createToken('mfe-shop');
const servers = new TestServers();
let builds: Builds;
let folder: ReleaseFolder;
let gateway: string;
let counts: SharedCounts;
let errors: ErrorStore;

beforeEach(async () => {
  builds = new Builds();
  folder = await builds.installation();
  const log = pino({ level: 'silent' });
  counts = new SharedCounts({ store: new SqliteCountStore(path.join(builds.root, 'counts')), log });
  const counted = { failures: new FailureCounts({ log, shared: counts }), vitals: new WebVitalCounts(counts) };
  errors = new ErrorStore(path.join(builds.root, 'errors'));
  const parts = {
    folder,
    tokens: new ReleaseTokens(shop.line),
    ...counted,
    listErrors: async () => errors.list(),
    log,
  };
  gateway = await servers.listen(express().use(publish(parts)));
});
afterEach(async () => {
  await servers.close();
  await counts.close();
  errors.close();
  builds.remove();
});

/** Runs a command and returns its output or its error message. */
async function run(name: string, ...args: string[]): Promise<{ hasSucceeded: boolean; text: string }> {
  try {
    return { hasSucceeded: true, text: (await commands[name]?.run(args)) ?? '' };
  } catch (error) {
    return { hasSucceeded: false, text: (error as Error).message };
  }
}

test('the program prints the error message and exits with 1', async () => {
  const result = await new Promise((resolve) => {
    execFile(process.execPath, [path.resolve('tools/release/main.ts'), 'rollback'], (error, _out, stderr) =>
      resolve([error?.code, stderr]),
    );
  });
  expect(result).toEqual([1, 'Name one remote, such as mfe-shop, or shell.\n']);
});

test.each([
  ['a data folder', () => ['--to', path.join(builds.root, 'data')]],
  ['a running gateway', () => ['--to', gateway, '--token', shop.token]],
])('with %s an operator lists releases, promotes and rolls back', async (_name, target) => {
  await folder.publish(builds.remote('mfe-shop', '2'), { ...author, canary: 10 });
  expect((await run('releases', ...target())).text).toMatch(
    /mfe-shop\s+1\s+2 \(10 %\)\s+-\s+\d{4}-\d\d-\d\d \d\d:\d\d\s+maria/,
  );
  expect(await run('promote', 'mfe-shop', ...target())).toEqual({
    hasSucceeded: true,
    text: 'mfe-shop 2 is live for all visitors; the previous release was 1.',
  });
  expect((await run('rollback', 'mfe-shop', '--why', 'prices', ...target())).text).toContain('2 was rolled back');
  expect((await run('releases', ...target())).text).toMatch(/rollback mfe-shop 2 -> 1, .*: prices/);
  expect(await run('rollback', 'mfe-shop', ...target())).toEqual({
    hasSucceeded: false,
    text: 'mfe-shop has no earlier release to go back to.',
  });
});

test('an uploaded release that waives a budget is listed with its reasons', async () => {
  const big = { '7.js': randomBytes(200_000).toString('base64') };
  const installation = new RunningInstallation(gateway, shop.token);
  const build = () => builds.remote('mfe-shop', '2', {}, big);
  await expect(installation.publish('mfe-shop', build(), author)).rejects.toMatchObject({
    reasons: [expect.stringMatching(/^budget: all files have .*the largest new file is 7\.js/)],
  });
  await installation.publish('mfe-shop', build(), { ...author, forceBudget: true, skipped: ['types', 'smoke-test'] });
  const { text } = await run('releases', '--to', gateway, '--token', shop.token);
  expect(text).toMatch(
    /publish mfe-shop 1 -> 2, .*: a test\n {6}forced: budget: all files .*\n {6}skipped: types, smoke-test/,
  );
});

test('a running gateway lists the Core Web Vitals of the shell or of a remote', async () => {
  const vitals = new WebVitalCounts(counts);
  for (const LCP of [1900, 1900, 1900, 4400])
    vitals.count({ part: 'mfe-shop', version: '1', page: 'shop' }, 'LCP', LCP);
  vitals.count({ part: 'mfe-shop', version: '1', page: 'shop' }, 'CLS', 0.09);
  vitals.count({ part: 'shell', version: '1', page: '' }, 'INP', 60);
  const target = ['--to', gateway, '--token', shop.token];
  const { text } = await run('releases', 'mfe-shop', ...target);
  expect(text).toMatch(/mfe-shop 1 \/shop\s+LCP 2000 ms\s+INP -\s+CLS 0\.094\s+n 4/);
  expect(text).not.toContain('shell');
  expect((await run('releases', 'shell', ...target)).text).toMatch(/shell 1 \/\s+LCP -\s+INP 60 ms/);
});

test('a running gateway lists the errors of a release, with their stacks where one remote is listed', async () => {
  const error = { version: '1', error: 'TypeError: x', stack: ['Cart mfe-shop 1 7.js:1:204'], page: '/shop' };
  for (const part of ['mfe-shop', 'mfe-shop', 'shell']) errors.add({ part, ...error });
  const target = ['--to', gateway, '--token', shop.token];
  const all = (await run('releases', ...target)).text;
  expect(all).toMatch(/ {2}mfe-shop 1: 2 × TypeError: x \(\/shop, last at .*\)\n {2}shell 1: 1 × TypeError: x/);
  const { text } = await run('releases', 'mfe-shop', ...target);
  expect(text).toMatch(/mfe-shop 1: 2 × TypeError: x .*\n {6}at Cart mfe-shop 1 7\.js:1:204/);
  expect(text).not.toContain('shell');
});

test('an upload is published; a rejected one lists every reason', async () => {
  const installation = new RunningInstallation(gateway, shop.token);
  expect(await installation.publish('mfe-shop', builds.remote('mfe-shop', '2'), author)).toMatchObject({
    version: '2',
  });
  await expect(
    installation.publish('mfe-shop', builds.remote('mfe-shop', '3', { contract: 99, kit: '^9.0.0' }), author),
  ).rejects.toMatchObject({ reasons: [expect.stringContaining('contract'), expect.stringContaining('kit')] });
});

test.each([
  [['release', 'mfe-nobody'], 'Name one release of this checkout: mfe-admin'],
  [['release', 'mfe-shop', '--version', '../1'], '--version takes'],
  [['release', 'mfe-shop', '--canary', '100'], '--canary takes'],
  [['release', 'mfe-shop', '--force-budget'], '--skip-checks need a reason'],
  [['release', 'mfe-shop', '--skip-checks'], '--skip-checks need a reason'],
  [['release', 'mfe-shop', '--to', '/nowhere'], '/nowhere is not a data folder'],
  [['releases', '--to', 'http://127.0.0.1:9'], 'requires a token'],
  [['releases', '--to', 'http://127.0.0.1:9', '--token', 'x'], 'does not respond'],
  [['releases', 'mfe-shop', 'mfe-blog'], 'Name one remote'],
  [['rollback'], 'Name one remote'],
  [['rollback', 'mfe-shop', '--canary', '5'], "Unknown option '--canary'"],
])('%j is rejected before anything is built', async ([name = '', ...args], text) => {
  const result = await run(name, ...args);
  expect(result.hasSucceeded).toBe(false);
  expect(result.text).toContain(text);
});

test('a release needs the running site for its smoke test', async () => {
  const site = ['--to', path.join(builds.root, 'data'), '--site', 'http://127.0.0.1:9'];
  const result = await run('release', 'mfe-shop', ...site);
  expect(result.hasSucceeded).toBe(false);
  expect(result.text).toMatch(/^The smoke test needs (the running site, and http:\/\/127\.0\.0\.1:9|Chromium)/);
});

test('a release whose smoke test cannot run is staged only and rolled back', async () => {
  const build = { name: 'mfe-shop', folder: builds.remote('mfe-shop', '2'), site: 'http://127.0.0.1:9' };
  const installation = new RunningInstallation(gateway, shop.token);
  await expect(publishTested(installation, build, author)).rejects.toThrow(
    /^mfe-shop 2 was not released: its smoke test failed\.\n- it could not run: /,
  );
  const entry = await folder.getEntry('mfe-shop');
  expect(entry?.live).toBe('1');
  expect(entry).not.toHaveProperty('canary');
  const { text } = await run('releases', '--to', gateway, '--token', shop.token);
  expect(text).toMatch(/rollback mfe-shop 2 -> 1, .*: smoke test: it could not run: .*\n.*canary mfe-shop 1 -> 2/);
});

test('a new token is printed with its line for the gateways', async () => {
  const { text } = await run('release', 'token', 'mfe-shop');
  const [, token, line] = /only now: {2}(\S+)[\s\S]*: {2}(\S+)/.exec(text) ?? [];
  expect(await new ReleaseTokens(line ?? '').findOwner(`Bearer ${token}`)).toMatchObject({ remote: 'mfe-shop' });
});
