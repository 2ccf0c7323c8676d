import path from 'node:path';
import { type Import, listPackages, readImports, readSources, type Source } from './sources.ts';

/** Returns the problem of an import with its solution, or undefined. */
type Rule = (source: Source, found: Import) => string | undefined;

const servers = ['api-gateway', 'store-api', 'demo-shop'];
const isRemote = (name: string) => name.startsWith('mfe-');

/** Libraries and the subpath of the kit that re-exports them, so that a page has one instance of each. */
const facades: Readonly<Record<string, string>> = {
  'react-router-dom': 'router',
  'react-router': 'router',
  redux: 'state',
  'react-redux': 'state',
  '@reduxjs/toolkit': 'state',
  i18next: 'i18n',
  'react-i18next': 'i18n',
  zod: 'forms',
  'react-hook-form': 'forms',
  '@hookform/resolvers': 'forms',
  '@base-ui/react': 'ui/NAME',
};

/** Folders whose children never import each other; shared code moves up. */
const siblingFolders = ['features', 'screens', 'widgets', 'endpoints'];

const staffLibraries = /^(@mantine|@dnd-kit|@tanstack)\//;

const stayInside: Rule = (source, { request }) => {
  if (!request.startsWith('.')) return undefined;
  const target = path.posix.join(path.posix.dirname(source.file), request);
  if (target.startsWith(`${source.package}/`)) return undefined;
  return `leaves ${source.package}. Packages never import each other's source; import what the other package exports`;
};

const namedPackages: Rule = (source, { request, isTypeOnly }) => {
  const [, packageName] = /^@fakos\/([^/]+)/.exec(request) ?? [];
  if (
    !packageName ||
    packageName === 'contracts' ||
    `shared-kit/${packageName}` === source.package ||
    packageName === source.package
  ) {
    return undefined;
  }
  if (source.package === 'shared-kit/contracts') {
    return `imports ${packageName}. Contracts are used by servers and browsers and depend on no other package`;
  }
  if (packageName === 'shared-kit') {
    if (source.package === 'shared-kit/kit' || !servers.includes(source.package) || isTypeOnly) return undefined;
    return "loads the browser's kit in a server. Servers import @fakos/contracts, and only types from the kit";
  }
  if (source.package === 'tools' || source.package === 'e2e') return undefined;
  if (packageName === 'demo-shop' && /^store-api\/src\/(seed|testing)\//.test(source.file)) return undefined;
  return `imports ${packageName}. Packages communicate at run time only: through slots and the store, or over HTTP`;
};

const facadeOnly: Rule = (source, { request }) => {
  if (!isRemote(source.package) && source.package !== 'shell') return undefined;
  const library = Object.keys(facades).find((name) => request === name || request.startsWith(`${name}/`));
  if (!library) return undefined;
  return `imports ${library}. Import @fakos/shared-kit/${facades[library]} instead, so that the page has one instance`;
};

const staffOnly: Rule = (source, { request }) => {
  if (!staffLibraries.test(request)) return undefined;
  if (source.package === 'mfe-admin' || source.file.startsWith('mfe-page-builder/src/editor/')) return undefined;
  return 'loads a back-office library on public pages. Use shared-kit/ui';
};

const noSiblings: Rule = (source, { request }) => {
  if (!request.startsWith('.')) return undefined;
  const from = getChildFolder(source.file);
  const to = getChildFolder(path.posix.join(path.posix.dirname(source.file), request));
  if (!from || !to || from.folder !== to.folder || from.child === to.child || !to.child || !from.child)
    return undefined;
  return `imports its sibling ${to.child} in ${from.child}. Move shared code out of ${from.folder}/`;
};

function getChildFolder(file: string): { folder: string; child: string } | undefined {
  const parts = file.split('/');
  const at = parts.findIndex((part) => siblingFolders.includes(part));
  // A file directly in the folder is its registry, which may import all children.
  return at > 0 && parts.length > at + 2
    ? { folder: parts.slice(0, at + 1).join('/'), child: parts[at + 1] ?? '' }
    : undefined;
}

const noUpwardImports: Rule = (source, { request, isTypeOnly }) => {
  if (!request.startsWith('.') || isTypeOnly) return undefined;
  const target = path.posix.join(path.posix.dirname(source.file), request);
  const isLow = /\/src\/(framework|parts|ui|render)\//.test(source.file);
  const isHigh = /\/src\/(features|screens|editor)\//.test(target);
  return isLow && isHigh
    ? 'imports a higher layer. framework, parts, ui and render never import features, screens or the editor'
    : undefined;
};

/** Layers of store-api with the layers that they must not import. main.ts injects their dependencies on each other. */
const forbiddenLayers: Readonly<Record<string, readonly string[]>> = {
  domain: ['endpoints', 'http'],
  database: ['endpoints', 'http', 'domain'],
  http: ['endpoints', 'domain', 'database'],
  errors: ['endpoints', 'http', 'domain', 'database'],
  text: ['endpoints', 'http', 'domain', 'database'],
};

const apiLayers: Rule = (source, { request }) => {
  if (!request.startsWith('.') || source.file.endsWith('.test.ts')) return undefined;
  const from = getApiLayer(source.file);
  const to = getApiLayer(path.posix.join(path.posix.dirname(source.file), request));
  if (!forbiddenLayers[from]?.includes(to)) return undefined;
  return `leads from ${from}/ to ${to}/. In store-api endpoints/ imports domain/, domain/ imports database/, and http/ imports none of them: take what ${from}/ needs as a parameter, or inject it in main.ts`;
};

function getApiLayer(file: string): string {
  return /^store-api\/src\/([^/]+)\//.exec(file)?.[1] ?? '';
}

const MIGRATIONS = 'store-api/src/database/migrations/';

const frozenMigrations: Rule = (source, { request }) => {
  if (!source.file.startsWith(MIGRATIONS)) return undefined;
  const target = path.posix.join(path.posix.dirname(source.file), request);
  const isAllowed = request.startsWith('.')
    ? target.startsWith(MIGRATIONS) || target === 'store-api/src/database/engine.ts'
    : request === 'kysely';
  if (isAllowed) return undefined;
  return 'makes a migration depend on application code. A released migration never changes: copy what it needs to migrations/frozen/';
};

const rules = [
  stayInside,
  namedPackages,
  facadeOnly,
  staffOnly,
  noSiblings,
  noUpwardImports,
  apiLayers,
  frozenMigrations,
];

/** Violations of the import rules in all packages. */
export function checkImportArrows(): string[] {
  return listPackages()
    .flatMap(readSources)
    .flatMap((source) => readImports(source).flatMap((found) => listProblems(source, found)));
}

/** Violations of the import rules by one import. */
export function listProblems(source: Source, found: Import): string[] {
  return rules.flatMap((rule) => {
    const problem = rule(source, found);
    return problem ? [`${source.file}:${found.line} imports '${found.request}': ${problem}.`] : [];
  });
}
