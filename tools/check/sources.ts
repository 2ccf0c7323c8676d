import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listRemotes, root } from '../webpack/workspace.ts';

/** A source file of a package. `file` is relative to the repository's root. */
export interface Source {
  readonly package: string;
  readonly file: string;
  readonly text: string;
}

/** An import: the requested module and its line. */
export interface Import {
  readonly request: string;
  readonly line: number;
  readonly isTypeOnly: boolean;
}

/** Folders of all packages. */
export function listPackages(): string[] {
  return [
    'shared-kit/contracts',
    'shared-kit/kit',
    'shell',
    ...listRemotes(),
    'api-gateway',
    'store-api',
    'demo-shop',
    'tools',
    'e2e',
  ];
}

/** Every TypeScript source of a package. */
export function readSources(folder: string): Source[] {
  return globSync('**/*.{ts,tsx}', { cwd: path.join(root, folder), exclude: (name) => /node_modules|dist/.test(name) })
    .sort()
    .map((file) => ({
      package: folder,
      file: `${folder}/${file}`,
      text: readFileSync(path.join(root, folder, file), 'utf8'),
    }));
}

const statement =
  /^[ \t]*(?:import|export)\s+(type\s)?[^'";]*?from\s*['"]([^'"]+)['"]|^[ \t]*import\s*['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*[\s\S]*?\*\/\s*)?['"]([^'"]+)['"]/gm;

/** All imports of a source, static and lazy. */
export function readImports({ text }: Source): Import[] {
  return [...text.matchAll(statement)].map((match) => ({
    request: match[2] ?? match[3] ?? match[4] ?? '',
    line: text.slice(0, match.index).split('\n').length,
    isTypeOnly: match[1] !== undefined,
  }));
}
