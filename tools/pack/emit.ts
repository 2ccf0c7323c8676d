import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../webpack/workspace.ts';

const execute = promisify(execFile);

/** What is compiled, with what it imports by relative paths. Sources of other packages are not, so each is named. */
const include = ['shared-kit/*/src', 'tools/remote-tools', 'api-gateway/src/releases', 'api-gateway/src/steps/pages'];

/**
 * Compiles the sources of all packages to JavaScript and declarations, in folders as in this repository.
 *
 * @param outDir the folder of the compiled files
 */
export async function emit(outDir: string): Promise<void> {
  // TypeScript finds the types of packages from here.
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'pack-'));
  const project = path.join(folder, 'tsconfig.json');
  const compilerOptions = {
    rootDir: root,
    outDir,
    noEmit: false,
    // `npm run check` does it.
    noCheck: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
  };
  writeFileSync(
    project,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions,
      include: include.map((pattern) => path.join(root, pattern)),
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/gallery/**'].map((pattern) => path.join(root, pattern)),
    }),
  );
  const compile = execute(path.join(root, 'node_modules/.bin/tsc'), ['-p', project], { cwd: root });
  await compile
    .catch((error: Error & { stdout?: string }) => {
      throw new Error(`The packages cannot be compiled.\n${error.stdout ?? error.message}`, { cause: error });
    })
    .finally(() => rmSync(folder, { recursive: true }));
}
