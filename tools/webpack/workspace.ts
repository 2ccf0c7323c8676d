import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder whose packages include these files where they are installed, as in the repository of a single remote. */
const [installedIn, installedAs] = import.meta.dirname.split(`${path.sep}node_modules${path.sep}`, 2);

/** The root folder of the repository that is built. */
export const root = installedAs && installedIn ? installedIn : path.resolve(import.meta.dirname, '../..');

/** The folder of a package's finished build. */
export const getBuildFolder = (name: string) => path.join(root, name, 'dist/release');

/** The folders of all remotes, found by their names: `mfe-*`. */
export function listRemotes(): string[] {
  return readdirSync(root).filter(
    (name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'src/remote.ts')),
  );
}

/** The fields of a `package.json` that the tools read. */
export interface Package {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A package's `package.json`. */
export function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
}

/** Folders and files that every package's build depends on, besides the package itself. */
const sharedInputs = ['shared-kit', 'tools/webpack', 'package-lock.json'];

/**
 * SHA-256 (16 hex digits) of all source files of a package's build.
 *
 * @param more further inputs of its build
 */
export function sourceHash(folder: string, more = ''): string {
  const hash = createHash('sha256').update(more);
  for (const input of [folder, ...sharedInputs]) {
    for (const file of listFiles(input)) hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The version of a release whose author names none: the package's, and the first digits of the hash of its sources. */
export const getVersion = (name: string, hash: string) => `${readPackage(name).version}-${hash.slice(0, 8)}`;

function listFiles(input: string): string[] {
  if (input.includes('.')) return existsSync(path.join(root, input)) ? [input] : [];
  return globSync(`${input}/**/*.{ts,tsx,css,json,woff2,svg,png}`, {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist|\.cache)$/.test(name) || /\.test\.tsx?$/.test(name),
  }).sort();
}
