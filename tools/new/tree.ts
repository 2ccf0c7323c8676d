import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal.ts';

/** The repository as the generators see it. Paths are relative to its root. */
export interface Tree {
  has(file: string): boolean;
  read(file: string): string;
  /** Files that match a pattern, with their text. */
  find(pattern: string): FileText[];
}

/** A file and what it says. */
export interface FileText {
  readonly path: string;
  readonly text: string;
}

/** What making a thing changes, and what its maker should do next. */
export interface Plan {
  readonly created: readonly FileText[];
  readonly changed: readonly FileText[];
  readonly next: readonly string[];
}

/** The repository in a folder. */
export function treeAt(root: string): Tree {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return {
    read,
    has: (file) => existsSync(path.join(root, file)),
    find: (pattern) => globSync(pattern, { cwd: root }).map((file) => ({ path: file, text: read(file) })),
  };
}

/** Refuses a name whose folder is there already. */
export function refuseTaken(tree: Tree, ...folders: string[]): void {
  const taken = folders.find((folder) => tree.has(folder));
  if (taken) throw new Refusal(`${taken}/ is there already. Choose another name, or work on that one.`);
}
