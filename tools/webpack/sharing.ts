import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Module } from 'webpack';
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

/**
 * Parts of the kit that the chrome does without, by the chunk that they travel in. The gateway names a chunk in the head
 * of those pages whose parts take something of it.
 */
const lazyParts: readonly [RegExp, string][] = [
  [/\/forms\/use-form$/, 'kit-form'],
  [/\/(forms|api\/storable|api\/(cart|orders)\/fields)(\/|$)/, 'kit-forms'],
  [/\/api\/(login|profile|users)\/fields$/, 'kit-account-forms'],
  [/\/(contact\/(answer-texts|send-contact)|api\/contact\/(fields|hooks))$/, 'kit-contact-sending'],
  [/shared-kit\/contact(\/|$)/, 'kit-contact-form'],
  [/\/(api\/(?!images\/)[^/]+\/(contract|fields)|api\/(contract|taxonomy)|remote\/manifest)(\/|$)/, 'kit-contracts'],
  [/\/html(\/|$)/, 'kit-html'],
  [/\/(ui\/embed|state\/consent)(\.|\/|$)/, 'kit-consent'],
  [/\/(ui\/(divider|table|tabs)|api\/admin-orders\/hooks)(\/|$)/, 'kit-admin'],
  [/\/ui\/field(\/|$)/, 'kit-fields'],
  [/\/(ui\/post-card|api\/(posts|post-categories)\/hooks)(\/|$)/, 'kit-posts'],
  [/\/(ui\/(badge|price|product-card)|api\/(brands|categories|products)\/hooks)(\/|$)/, 'kit-products'],
  [/\/ui\/(accordion|chip|pagination)(\/|$)/, 'kit-lists'],
  [
    /\/(ui\/(card|dialog|notice|progress-steps|quantity-stepper|summary-list)|api\/(cart|orders)\/hooks)(\/|$)/,
    'kit-purchase',
  ],
  [/\/api\/(profile|users)\/hooks$/, 'kit-account'],
  // What nobody above takes: the calls of single pages and of the staff, and what their forms know without schemas.
  [/\/api\/(?!login\/|pages\/|settings\/)[^/]+\/(hooks|rules)$/, 'kit-calls'],
];

/** Parts of the kit that never run in a page. */
const neverShared = /\/(locales|testing)\/|\/(router\/server|html\/sanitise)$|\.css$/;

/** What opens on demand has a chunk of its own. */
const openedLater = /-panel$|\/(dialog|drawer)\.module$|\/lightbox\/panel\//;

/** The chunk of a kit module that is not in the first load, by how it is asked for or by its file without extension. */
function lazyChunkOf(request: string): string | undefined {
  if (openedLater.test(request)) return undefined;
  return lazyParts.find(([pattern]) => pattern.test(request))?.[1];
}

// A cache group cannot move modules into a chunk that an import names, so the imports go by another name.
const offerOf = (chunk: string) => `${chunk}-offer`;

const kitSource = path.join(root, 'shared-kit/src/');

/** Keeps each lazy part of the kit in its one chunk, also where a page of the shell uses it directly. */
export const kitCacheGroups = Object.fromEntries(
  [...new Set(lazyParts.map(([, chunk]) => chunk))].map((chunk) => [
    chunk,
    {
      name: chunk,
      chunks: 'async' as const,
      enforce: true,
      test: (module: Module) => {
        const file = module.nameForCondition() ?? '';
        if (file.endsWith(`/${offerOf(chunk)}.ts`)) return true;
        const request = file.slice(kitSource.length).replace(/\.[^/]+$/, '');
        return file.startsWith(kitSource) && lazyChunkOf(`${KIT}/${request}`) === chunk;
      },
    },
  ]),
);

/** The lazy parts of the kit by how they are asked for, each with the name of the chunk group that brings it. */
export function listLazyModules(): { readonly request: string; readonly chunk: string }[] {
  return listKitModules().flatMap((request) => {
    const chunk = lazyChunkOf(request);
    return chunk ? [{ request, chunk: offerOf(chunk) }] : [];
  });
}

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
 * Writes the module of what remotes may take from the shell: of `react` and the `kit` what a first view needs anyway, and
 * `late`, what loads with the first remote that asks for one of a chunk's modules.
 */
export function writeSharedModules({ development }: { development: boolean }): string {
  const folder = path.join(root, '.cache/shared-modules', development ? 'development' : 'production');
  const lazy = listLazyModules();
  const lazyRequests = lazy.map(({ request }) => request);
  const ready = [...reactModules, ...(development ? developmentModules : []), ...listKitModules()].filter(
    (request) => !lazyRequests.includes(request),
  );
  const late = [...new Set(lazy.map(({ chunk }) => chunk))].map((chunk) => {
    const requests = lazy.filter((module) => module.chunk === chunk).map(({ request }) => request);
    write(path.join(folder, `${chunk}.ts`), moduleTable('modules', requests));
    const load = `() => import(/* webpackChunkName: "${chunk}" */ './${chunk}.ts')`;
    return `  { names: ${JSON.stringify(requests.map(nameOf).join(' '))}, load: ${load} },`;
  });
  const versions = `export const versions = ${JSON.stringify({ react: react.version, kit: kit.version })};`;
  const file = path.join(folder, 'index.ts');
  const [ofKit, ofReact] = [true, false].map((isKit) => ready.filter((request) => request.startsWith(KIT) === isKit));
  write(
    file,
    [
      moduleTable('kit', ofKit ?? [], 'k'),
      moduleTable('react', ofReact ?? [], 'r'),
      versions,
      'export const late = [',
      ...late,
      '];',
      '',
    ].join('\n'),
  );
  return file;
}

/** Writes the module of everything that remotes may take from the shell on the server, by how they require it. */
export function writeServerModules(): string {
  const file = path.join(root, '.cache/shared-modules/server/index.ts');
  const requests = [...reactModules, ...listKitModules()];
  const imports = requests.map((request, index) => `import * as m${index} from '${request}';`);
  const entries = requests.map((request, index) => `  '${request}': m${index},`);
  write(file, [...imports, 'export const serverModules = {', ...entries, '};', ''].join('\n'));
  return file;
}

/** How a module is asked for, without the name of the kit, which the page adds. */
const nameOf = (request: string) => request.replace(`${KIT}/`, '');

/** Source of a table of modules by their names. */
function moduleTable(name: string, requests: readonly string[], prefix = 'm'): string {
  const imports = requests.map((request, index) => `import * as ${prefix}${index} from '${request}';`);
  const entries = requests.map((request, index) => `  '${nameOf(request)}': ${prefix}${index},`);
  return [...imports, `export const ${name} = {`, ...entries, '};', ''].join('\n');
}

/** A file that is the same as before keeps its time, so that nothing is built anew. */
function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
