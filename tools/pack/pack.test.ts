import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { packAll } from './pack-packages.ts';

/** What old module systems cannot load, as these packages are ES modules with `exports`. */
const oldSystems = /^(?:NoResolution|CJSResolvesToESM) (?:node10|node16-cjs)$/;
/** Entry points without types. */
const styleSheets = /\.css$/;

let folder: string;
let archives: string[];
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fakos-pack-'));
  archives = await packAll(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the contracts, the kit and the tools for remotes are packed', () => {
  expect(archives.map((archive) => path.basename(archive).replace(/-\d.*/, ''))).toEqual([
    'fakos-contracts',
    'fakos-shared-kit',
    'fakos-remote-tools',
  ]);
});

test.each([0, 1, 2])('publint finds nothing wrong with package %i', async (index) => {
  const { messages } = await publint({ strict: true, pack: { tarball: readArchive(index).buffer } });
  expect(messages).toEqual([]);
});

test.each([0, 1, 2])('ES modules and bundlers find code and types of the entry points of package %i', async (index) => {
  const result = await checkPackage(createPackageFromTarballData(readArchive(index)));
  expect(result.types).toEqual({ kind: 'included' });
  const problems = ('problems' in result ? result.problems : []).map((problem) => ({
    what: `${problem.kind} ${'resolutionKind' in problem ? problem.resolutionKind : ''}`,
    entrypoint: 'entrypoint' in problem ? problem.entrypoint : '',
  }));
  const isExpected = ({ what, entrypoint }: (typeof problems)[number]) =>
    oldSystems.test(what) || styleSheets.test(entrypoint);
  expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
});

const readArchive = (index: number) => Uint8Array.from(readFileSync(archives[index] ?? ''));
