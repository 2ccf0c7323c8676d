import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/workspace.ts';

/** A text that every copy of a library of the back office contains, also a minified one. */
export const libraryMarks = {
  Mantine: 'MantineProvider was not found',
  'dnd-kit': 'DndDescribedBy',
  Tiptap: 'ProseMirror',
} as const;

/** The name of the shared copy in a remote's entry (`tools/webpack/staff-libraries.ts`). */
const SHARED_NAME = /staff-libraries-[\w.-]+/;

/**
 * Problems of the back office's libraries in the built remotes: a page would download one twice if a remote had two copies, or
 * if the copies of two remotes were not one to the federation runtime.
 */
export function checkStaffLibraries(remotes: readonly string[]): string[] {
  return Object.entries(libraryMarks).flatMap(([library, mark]) => {
    const owners = remotes
      .map((name) => ({ name, copies: listCopies(name, mark) }))
      .filter(({ copies }) => copies.length > 0);
    const names = new Set(owners.map(({ name }) => SHARED_NAME.exec(read(name, 'entry.js'))?.[0] ?? `none in ${name}`));
    return [
      ...owners
        .filter(({ copies }) => copies.length > 1)
        .map(({ name, copies }) => `${name} has several copies of ${library}: ${copies.join(', ')}.`),
      ...(owners.length > 1 && names.size > 1
        ? [`${owners.map(({ name }) => name).join(' and ')} do not share ${library}: ${[...names].join(', ')}.`]
        : []),
    ];
  });
}

function listCopies(remote: string, mark: string): string[] {
  return globSync('*.js', { cwd: path.join(root, remote, 'dist/release') }).filter((file) =>
    read(remote, file).includes(mark),
  );
}

function read(remote: string, file: string): string {
  return readFileSync(path.join(root, remote, 'dist/release', file), 'utf8');
}
