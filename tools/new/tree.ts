import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../user-error.ts';

/** Read access to the repository. Paths are relative to its root. */
export interface Tree {
  has(file: string): boolean;
  read(file: string): string;
  /** Files that match a pattern, with their text. */
  find(pattern: string): FileText[];
}

/** A file with its text. */
export interface FileText {
  readonly path: string;
  readonly text: string;
}

/** Files to create and to change, and the next steps for the developer. */
export interface Plan {
  readonly created: readonly FileText[];
  readonly changed: readonly FileText[];
  readonly next: readonly string[];
}

/** Opens the repository in a folder. */
export function openTree(root: string): Tree {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return {
    read,
    has: (file) => existsSync(path.join(root, file)),
    find: (pattern) => globSync(pattern, { cwd: root }).map((file) => ({ path: file, text: read(file) })),
  };
}

/** Throws a UserError if a folder or file already exists. */
export function requireFree(tree: Tree, ...folders: string[]): void {
  const taken = folders.find((folder) => tree.has(folder));
  if (taken) throw new UserError(`${taken} already exists. Choose another name.`);
}
