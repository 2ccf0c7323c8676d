import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;

beforeEach(() => {
  // The folder of the started program is its real path.
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'fakos-start-')));
  for (const name of ['tools/start', 'npm', 'node_modules/node/bin', 'node_modules/@fakos', 'mfe-shop', 'mfe-offers'])
    mkdirSync(path.join(folder, name), { recursive: true });
  for (const name of ['start.mjs', 'memory.json'])
    copyFileSync(path.join(import.meta.dirname, name), path.join(folder, 'tools/start', name));
  writeFileSync(path.join(folder, 'tools/start/program.ts'), "process.stdout.write('the program ran');\n");
  symlinkSync(process.execPath, path.join(folder, 'node_modules/node/bin/node'));
  // An npm that installs nothing and says that it was started.
  writeFileSync(path.join(folder, 'npm/npm'), '#!/bin/sh\necho npm "$1"\n');
  chmodSync(path.join(folder, 'npm/npm'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeLock(reactVersion: string, remotes: readonly string[]): void {
  const links = remotes.map((name) => [`node_modules/@fakos/${name}`, { resolved: name, link: true }]);
  const packages = {
    '': { name: 'fakos' },
    ...Object.fromEntries(remotes.map((name) => [name, { name: `@fakos/${name}` }])),
    ...Object.fromEntries(links),
    'node_modules/react': { version: reactVersion },
  };
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
}

function start(): string {
  return execFileSync(process.execPath, [path.join(folder, 'tools/start/start.mjs'), 'program'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.join(folder, 'npm')}:${process.env.PATH}` },
  });
}

test('packages are installed once, and again when one of them changes', () => {
  writeLock('19.0.0', ['mfe-shop']);
  expect(start()).toMatch(/npm install.*the program ran$/s);
  expect(start()).toBe('the program ran');
  writeLock('19.1.0', ['mfe-shop']);
  expect(start()).toMatch(/npm install.*the program ran$/s);
});

test('a new remote is linked without an installation', () => {
  writeLock('19.0.0', ['mfe-shop']);
  start();
  writeLock('19.0.0', ['mfe-offers', 'mfe-shop']);
  writeFileSync(path.join(folder, 'mfe-offers/package.json'), '{}');
  expect(start()).toBe('the program ran');
  expect(existsSync(path.join(folder, 'node_modules/@fakos/mfe-offers/package.json'))).toBe(true);
});
