import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Builds } from '@fakos/api-gateway/testing/release-builds';
import { createManifestSchema, requireBuild } from './other-builds.ts';
import { createReleaseCommand } from './release-command.ts';
import { thisRepository } from './this-repository.ts';

const release = createReleaseCommand(thisRepository);
let builds: Builds;
beforeEach(() => {
  builds = new Builds();
});
afterEach(() => builds.remove());

test('the schema names the required fields of a manifest and describes its routes', () => {
  const schema = createManifestSchema();
  expect(schema.required).toEqual(
    expect.arrayContaining(['id', 'version', 'contract', 'entry', 'global', 'module', 'routes', 'integrity']),
  );
  expect(schema.properties).toMatchObject({
    id: { type: 'string', pattern: '^mfe-[a-z-]+$' },
    routes: { type: 'array' },
  });
});

test('a finished build of a remote that this checkout does not have is released with its own version', async () => {
  const folder = await builds.installation();
  const build = builds.remote('mfe-lenses', '7');
  const target = ['--to', path.join(builds.root, 'data'), '--skip-checks', '--why', 'tested in its own repository'];
  expect(await release.run(['mfe-lenses', '--from', build, ...target])).toBe('mfe-lenses 7 is live for all visitors.');
  expect((await folder.list()).remotes.find(({ name }) => name === 'mfe-lenses')?.live).toBe('7');
  await expect(release.run(['--from', build, '--version', '8', ...target])).rejects.toThrow('leave --version out');
});

test.each([
  ['no manifest', undefined, [], /manifest\.json cannot be read/],
  ['no JSON', '{', [], /manifest\.json is not JSON/],
  ['missing fields', '{ "id": "mfe-lenses" }', [], /does not fit the schema .*\n- version: [\s\S]*- entry: /],
])('a folder with %s is refused', async (_name, text, names, message) => {
  if (text !== undefined) writeFileSync(path.join(builds.root, 'manifest.json'), text);
  await expect(requireBuild(builds.root, names)).rejects.toThrow(message);
});

test('a build of another remote is refused', async () => {
  await expect(requireBuild(builds.remote('mfe-lenses', '7'), ['mfe-shop'])).rejects.toThrow(
    'is of mfe-lenses, not of mfe-shop.',
  );
});
