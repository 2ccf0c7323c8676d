import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../webpack/workspace.ts';
import { runSourceChecks } from './release-checks.ts';

let checkout: string;
beforeEach(async () => {
  checkout = await mkdtemp(path.join(tmpdir(), 'fakos-checks-'));
  await symlink(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'));
  const project = { testEnvironment: 'node', displayName: 'browser', transform: {}, testMatch: ['**/*.test.js'] };
  await write('jest.config.json', JSON.stringify({ projects: [project] }));
  await write('tsconfig.json', JSON.stringify({ files: [], references: ['mfe-a', 'mfe-b'].map((path) => ({ path })) }));
  for (const name of ['mfe-a', 'mfe-b'])
    await write(
      `${name}/tsconfig.json`,
      JSON.stringify({ compilerOptions: { noEmit: true, types: [], skipLibCheck: true }, include: ['src'] }),
    );
  await write('mfe-a/src/value.ts', 'export const value: number = 1;');
  await write('mfe-a/src/value.test.js', "test('the value', () => expect(1).toBe(1));");
  // Neither its types nor its tests are right.
  await write('mfe-b/src/value.ts', "export const value: number = 'one';");
  await write('mfe-b/src/value.test.js', "test('the value of b', () => expect(1).toBe(2));");
});
afterEach(() => rm(checkout, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  const target = path.join(checkout, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

test('only the package that is released is checked', async () => {
  await expect(runSourceChecks('mfe-a', checkout)).resolves.toBeUndefined();
});

test('a type error and a failing unit test are shown', async () => {
  await expect(runSourceChecks('mfe-b', checkout)).rejects.toThrow(
    /mfe-b\/src\/value\.ts\(1,14\): error TS2322[\s\S]*Nothing was released: types failed\. Release without checks with --skip-checks --why TEXT\./,
  );
  await write('mfe-b/src/value.ts', 'export const value: number = 2;');
  await expect(runSourceChecks('mfe-b', checkout)).rejects.toThrow(/the value of b[\s\S]*unit-tests failed/);
});
