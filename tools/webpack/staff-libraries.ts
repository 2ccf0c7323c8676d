import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { listRemotes, readPackage, root } from './workspace.ts';

/*
 * Libraries of the back office that its remotes share with each other: the shell provides none of them, so visitors never
 * download them. Each remote that depends on them includes a copy, and a page loads only one. The copy has the exports that
 * the remotes of this checkout import, because the whole libraries are twice as large; its name in the share scope says
 * which, so that a remote from another checkout falls back to its own copy instead of missing an export.
 */

/** The shared libraries. */
const libraries = ['@mantine/core', '@mantine/hooks'] as const;
type Library = (typeof libraries)[number];

/** Requests of libraries that only the back office uses; server artifacts leave them out. */
export const staffRequest = /^(?:(?:@mantine|@tabler|@dnd-kit|@tiptap)\/|axe-core(?:\/|$))/;

const namedImport = /(?:import|export)\s*\{([^}]*)\}\s*from\s*['"](@mantine\/(?:core|hooks))['"]/g;

/** Chunks of the back office that only some fields and screens load, under names of their own. */
export const staffCacheGroups = {
  'rich-text': {
    name: 'rich-text',
    chunks: 'async',
    enforce: true,
    test: /[\\/](?:@tiptap|@mantine[\\/]tiptap|prosemirror-[a-z]+)[\\/]/,
  },
  charts: {
    name: 'charts',
    chunks: 'async',
    enforce: true,
    test: /[\\/](?:recharts|@mantine[\\/]charts|d3-[a-z]+|decimal\.js-light)[\\/]/,
  },
} as const;

/** True for a remote that depends on a shared library of the back office. */
function usesStaffLibraries(name: string): boolean {
  return libraries.some((library) => library in (readPackage(name).dependencies ?? {}));
}

/**
 * `shared` of a remote for the libraries of the back office; empty for a remote that depends on none of them.
 *
 * @param name the remote's folder
 */
export function shareStaffLibraries(name: string): Readonly<Record<string, object>> {
  if (!usesStaffLibraries(name)) return {};
  const { file, key, version } = writeCopy();
  // Both requests resolve to the same module, so that the components' hooks are not bundled twice.
  const shared = { import: file, shareKey: key, version, requiredVersion: false, singleton: true } as const;
  return Object.fromEntries(libraries.map((library) => [library, shared]));
}

/** Hash of the contents of a remote's copy; '' for a remote without one. */
export function getStaffLibrariesKey(name: string): string {
  return usesStaffLibraries(name) ? describeCopy().key : '';
}

/** Imports between these libraries are not shared at run time, because a copy would have to wait for itself to load. */
export function createPlainImports(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(/^@mantine\/(?:core|hooks)$/, (resource) => {
    const isInside = /[\\/]@mantine[\\/](?:core|hooks)[\\/]/.test(`${resource.context}/`);
    if (isInside) resource.request = path.join(root, getEntry(resource.request));
  });
}

function describeCopy(): { names: Record<Library, string[]>; key: string; version: string } {
  const names = listImportedNames();
  const { version } = readPackage('node_modules/@mantine/core');
  const hash = createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 8);
  return { names, key: `staff-libraries-${version}-${hash}`, version };
}

function writeCopy(): { file: string; key: string; version: string } {
  const { names, key, version } = describeCopy();
  const lines = libraries.map(
    (library) => `export { ${names[library].join(', ')} } from '${path.join(root, getEntry(library))}';`,
  );
  const text = `${lines.join('\n')}\n`;
  const file = path.join(root, '.cache/shared-modules/staff/libraries.js');
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return { file, key, version };
}

function getEntry(library: string): string {
  return `node_modules/${library}/esm/index.mjs`;
}

/** The names that the remotes, and Mantine's other libraries that they depend on, import from the shared libraries. */
export function listImportedNames(): Record<Library, string[]> {
  const remotes = listRemotes().filter(usesStaffLibraries);
  const dependencies = remotes.flatMap((name) => Object.keys(readPackage(name).dependencies ?? {}));
  const others = [...new Set(dependencies)].filter(
    (name) => name.startsWith('@mantine/') && !libraries.some((library) => library === name),
  );
  const files = [
    ...remotes.flatMap((name) => globSync(`${name}/src/**/*.{ts,tsx}`, { cwd: root })),
    ...others.flatMap((name) => globSync(`node_modules/${name}/esm/**/*.mjs`, { cwd: root })),
  ].filter((file) => !/\.test\.tsx?$/.test(file));
  const names: Record<Library, Set<string>> = { '@mantine/core': new Set(), '@mantine/hooks': new Set() };
  for (const file of files) {
    for (const [, list = '', library] of readFileSync(path.join(root, file), 'utf8').matchAll(namedImport)) {
      for (const name of list.split(',').map((entry) => entry.trim())) {
        if (name && !name.startsWith('type ')) names[library as Library].add(name.split(/\s+as\s+/)[0] ?? name);
      }
    }
  }
  return { '@mantine/core': [...names['@mantine/core']].sort(), '@mantine/hooks': [...names['@mantine/hooks']].sort() };
}
