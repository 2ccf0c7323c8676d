import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { root } from '../webpack/workspace.ts';

// Each checker and builder types the imported packages again. With TypeScript's default of four checkers, two cores take 20 s and
// 2.1 GB of memory for mfe-admin after a change of the kit, instead of 12 s and 1.5 GB with two.

/** Options of TypeScript's compiler that check the whole project: one checker, which needs the least memory. */
export const projectTypeCheck: readonly string[] = ['-b', '--builders', '1', '--checkers', '1'];

/**
 * Options of TypeScript's compiler that check one package.
 *
 * @param name its folder
 * @param checkout folder of the repository
 */
export function createPackageTypeCheck(name: string, checkout = root): string[] {
  const checkers = String(availableParallelism());
  return ['-b', '--pretty', 'false', '--builders', '1', '--checkers', checkers, ...listProjects(name, checkout)];
}

/** The TypeScript projects in a package's folder, which the repository's own project names. */
export function listProjects(name: string, checkout = root): string[] {
  const file = path.join(checkout, 'tsconfig.json');
  const { references } = JSON.parse(readFileSync(file, 'utf8')) as { references: readonly { readonly path: string }[] };
  return references.map((reference) => reference.path).filter((folder) => `${folder}/`.startsWith(`${name}/`));
}
