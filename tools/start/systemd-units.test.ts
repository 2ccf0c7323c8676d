import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { gatewaySettings } from '@fakos/api-gateway/settings';
import { apiSettingsSchema } from '@fakos/store-api/settings';
import { root } from '../webpack/workspace.ts';

const ANALYZER = '/usr/bin/systemd-analyze';
/** Directory of the checkout in the units. */
const APP = '/srv/fakos/app';
/** Highest accepted exposure as `systemd-analyze security` rates it, from 0 to 100. */
const MAX_EXPOSURE = 20;

const folder = path.join(root, 'systemd');
const files = readdirSync(folder);
const services = files.filter((file) => file.endsWith('.service'));
const readFile = (file: string) => readFileSync(path.join(root, file), 'utf8');
const readEnvironment = (name: string) => parseEnv(readFile(`systemd/${name}.env`)) as Record<string, string>;
const guide = readFile('docs/guides/scale.md');

/** Values of a directive in a unit. */
function listValues(file: string, directive: string): string[] {
  const lines = readFile(`systemd/${file}`).split('\n');
  return lines.filter((line) => line.startsWith(`${directive}=`)).map((line) => line.slice(directive.length + 1));
}

test.each(services)('%s runs a program of this checkout as a user without privileges', (file) => {
  const [program = '', ...rest] = listValues(file, 'ExecStart')[0]?.split(' ') ?? [];
  const script = rest.find((argument) => argument.endsWith('.ts')) ?? '';
  expect(existsSync(program.replace(APP, root)) && existsSync(path.join(root, script))).toBe(true);
  expect(listValues(file, 'WorkingDirectory')).toEqual([APP]);
  expect(listValues(file, 'User')).toEqual([expect.stringMatching(/^fakos-/)]);
  expect(listValues(file, 'NoNewPrivileges')).toEqual(['yes']);
  expect(listValues(file, 'ProtectSystem')).toEqual(['strict']);
  const isServer = listValues(file, 'Type')[0] !== 'oneshot';
  expect(listValues(file, 'Restart')).toEqual(isServer ? ['always'] : []);
});

test.each(services)('%s reads existing files of settings and may write to its data folder', (file) => {
  const names = listValues(file, 'EnvironmentFile').map((name) => path.basename(name, '.env'));
  expect(names).toHaveLength(2);
  const { DATA_DIR: dataDir } = Object.assign({}, ...names.map(readEnvironment)) as Record<string, string>;
  expect(listValues(file, 'ReadWritePaths')[0]?.split(' ')).toContain(dataDir);
});

test('the settings are known and valid', () => {
  const [site, api, gateway] = ['site', 'api', 'gateway'].map(readEnvironment) as [object, object, object];
  expect(apiSettingsSchema.parse({ ...site, ...api })).toMatchObject(api);
  expect(gatewaySettings.parse({ ...site, ...gateway })).toMatchObject(gateway);
  // NODE_ENV is read by libraries.
  const known = ['NODE_ENV', ...Object.keys(apiSettingsSchema.shape), ...Object.keys(gatewaySettings.shape)];
  expect(Object.keys({ ...site, ...api, ...gateway }).filter((name) => !known.includes(name))).toEqual([]);
});

test('nginx, the gateways and the API agree on folders and ports', () => {
  const { DATA_DIR: gatewayData, API_UPSTREAM: upstream } = readEnvironment('gateway');
  expect(readFile('nginx/installation.conf')).toContain(`default ${gatewayData}/releases;`);
  expect(upstream).toBe(`http://127.0.0.1:${apiSettingsSchema.parse({}).API_PORT}`);
  const ports = [...readFile('nginx/installation.conf').matchAll(/server 127\.0\.0\.1:(\d+) /g)].map(
    ([, port]) => port,
  );
  for (const port of ports) expect(guide).toContain(`fakos-gateway@${port}`);
});

test('the guide installs every file, and the timer starts a unit', () => {
  expect(files.filter((file) => !guide.includes(`systemd/*${path.extname(file)}`))).toEqual([]);
  for (const file of files.filter((name) => name.endsWith('.timer')))
    expect(services).toContain(file.replace(/\.timer$/, '.service'));
});

// Only Linux distributions with systemd have the program.
const ifInstalled = existsSync(ANALYZER) ? test : test.skip;

ifInstalled('systemd accepts the units and rates their exposure as low', () => {
  const copies = mkdtempSync(path.join(tmpdir(), 'fakos-units-'));
  try {
    const units = files.filter((file) => /\.(service|timer)$/.test(file));
    const paths = units.map((file) => path.join(copies, file));
    // With the folder of this checkout, so that a program that does not exist is an error.
    for (const [index, file] of units.entries())
      writeFileSync(paths[index] as string, readFile(`systemd/${file}`).replaceAll(APP, root));
    const analyze = (...options: string[]) => execFileSync(ANALYZER, options, { encoding: 'utf8', stdio: 'pipe' });
    analyze('verify', ...paths);
    for (const file of paths.filter((name) => name.endsWith('.service')))
      analyze('security', '--offline=yes', `--threshold=${MAX_EXPOSURE}`, '--no-pager', file);
  } finally {
    rmSync(copies, { recursive: true });
  }
});
