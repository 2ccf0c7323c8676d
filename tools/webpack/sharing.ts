import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPackage, root } from './workspace.ts';

/*
 * The sharing rules of the product live here and nowhere else (loading.md, "Share a facade, not libraries"): the shell
 * hands out React and the kit; remotes consume both and bring neither.
 */

const KIT = '@fakos/shared-kit';
const kit = readPackage('shared-kit');
const react = readPackage('node_modules/react');

/** Range of the kit that a remote built now can run with. */
export const kitRange = `^${kit.version}`;

const singleton = { singleton: true, import: false } as const;

/** `shared` of every remote: one instance each, never bundled, refused where the kit's version does not fit. */
export const consumedByRemotes = {
  react: { ...singleton, requiredVersion: `^${react.version}` },
  'react/': { ...singleton, requiredVersion: `^${react.version}` },
  'react-dom': { ...singleton, requiredVersion: `^${react.version}` },
  'react-dom/': { ...singleton, requiredVersion: `^${react.version}` },
  [KIT]: { ...singleton, requiredVersion: kitRange, strictVersion: true },
  [`${KIT}/`]: { ...singleton, requiredVersion: kitRange, strictVersion: true },
};

/** Parts of the kit that a first view does not need, by the chunk that they travel in. */
const lazyParts: readonly [RegExp, string][] = [
  [/\/(forms|api\/(?!images\/)[^/]+\/contract|api\/contract|remote\/manifest)$/, 'kit-forms'],
  [/\/html$/, 'kit-html'],
];

/** Parts of the kit that never run in a page. */
const neverShared = /\/(locales|testing)\/|\.css$/;

/** Subpaths of the kit that remotes may import, from its `exports` and its folders. */
function listKitModules(): string[] {
  const found = Object.entries(kit.exports ?? {}).flatMap(([subpath, target]) => {
    if (!subpath.includes('*')) return [subpath.slice(2)];
    const [before = '', after = ''] = target.slice(2).split('*');
    return globSync(`${before}*${after}`, { cwd: path.join(root, 'shared-kit') }).map((file) =>
      subpath.slice(2).replace('*', file.slice(before.length, file.length - after.length)),
    );
  });
  return [...new Set(found)]
    .map((subpath) => `${KIT}/${subpath}`)
    .filter((request) => !neverShared.test(request))
    .sort();
}

const reactModules = ['react', 'react/jsx-runtime', 'react-dom'];
const developmentModules = ['react/jsx-dev-runtime'];

/**
 * Writes the module that the shell hands to the federation runtime: `sharedModules`, by request. What a first view
 * needs is in the shell's own chunks; the rest loads with the first remote that asks for it.
 */
export function writeSharedModules({ development }: { development: boolean }): string {
  const file = path.join(root, `.cache/shared-modules/${development ? 'development' : 'production'}.ts`);
  const requests = [...reactModules, ...(development ? developmentModules : []), ...listKitModules()];
  const imports: string[] = [];
  const entries = requests.map((request, index) => {
    const version = JSON.stringify(request.startsWith(KIT) ? kit.version : react.version);
    const chunk = lazyParts.find(([pattern]) => pattern.test(request))?.[1];
    if (chunk) {
      const load = `import(/* webpackChunkName: "${chunk}" */ '${request}')`;
      return `  '${request}': { version: ${version}, get: () => ${load}.then((part) => () => part) },`;
    }
    imports.push(`import * as m${index} from '${request}';`);
    return `  '${request}': { version: ${version}, lib: () => m${index} },`;
  });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, [...imports, 'export const sharedModules = {', ...entries, '};', ''].join('\n'));
  return file;
}
