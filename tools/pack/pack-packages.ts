import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readPackage, root } from '../webpack/workspace.ts';
import { emit } from './emit.ts';
import { collectFiles, rewriteImports } from './package-files.ts';
import { describeLibrary, describeTools, type PackedPackage } from './package-json.ts';

const execute = promisify(execFile);

/** The libraries among the packages, and their folders. */
const libraries = ['shared-kit/contracts', 'shared-kit/kit'] as const;
const TOOLS = 'remote-tools';
/** Entry points of the tools: the command, and what `exports` names. */
const toolEntries = ['main.js', 'webpack.js', 'webpack.d.ts'].map((file) => `tools/remote-tools/${file}`);

/**
 * Writes all packages and their archives into a folder, which is emptied first.
 *
 * @returns the paths of the archives
 */
export async function packAll(output: string): Promise<string[]> {
  rmSync(output, { recursive: true, force: true });
  const compiled = path.join(output, 'compiled');
  await emit(compiled);
  const target = (name: string) => path.join(output, name);
  for (const folder of libraries) writeLibrary(compiled, folder, target(path.basename(readPackage(folder).name)));
  await writeTools(compiled, target(TOOLS));
  rmSync(compiled, { recursive: true });
  const folders = [...libraries.map((folder) => path.basename(readPackage(folder).name)), TOOLS];
  const files = await Promise.all(folders.map((name) => pack(target(name), output)));
  return files.map((file) => path.join(output, file));
}

/** Writes a library with the folders that it has here, so that its `exports` differ in the ends of the files only. */
function writeLibrary(compiled: string, folder: string, target: string): void {
  const copied = globSync(['locales/**/*.json', 'src/**/*.{css,woff2,txt,d.ts}', 'README.md'], {
    cwd: path.join(root, folder),
  });
  for (const file of copied) cpSync(path.join(root, folder, file), path.join(target, file));
  for (const file of globSync('src/**/*.{js,d.ts}', { cwd: path.join(compiled, folder) })) {
    const { text } = rewriteImports(readFileSync(path.join(compiled, folder, file), 'utf8'), file);
    write(target, file, text);
  }
  writeJson(target, describeLibrary(folder));
}

async function writeTools(compiled: string, target: string): Promise<void> {
  const { name, exports = {} } = readPackage('api-gateway');
  const { files, packages } = await collectFiles(compiled, toolEntries, [{ name, folder: 'api-gateway', exports }]);
  for (const [file, text] of files) write(target, file, text);
  const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8'));
  writeFileSync(
    path.join(target, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, types: ['@fakos/shared-kit/assets'] } }, null, 2),
  );
  cpSync(path.join(root, 'tools/remote-tools/README.md'), path.join(target, 'README.md'));
  writeJson(target, describeTools(packages));
}

async function pack(folder: string, output: string): Promise<string> {
  const { stdout } = await execute('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', output], {
    cwd: folder,
  });
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  if (!packed) throw new Error(`npm packed nothing in ${folder}.`);
  return packed.filename;
}

function write(target: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
  writeFileSync(path.join(target, file), text);
}

const writeJson = (target: string, described: PackedPackage) =>
  write(target, 'package.json', `${JSON.stringify(described, null, 2)}\n`);
