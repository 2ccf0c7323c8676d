import path from 'node:path';
import { type Import, listPackages, readImports, readSources, type Source } from './sources.ts';

/** Finds what is wrong with one import, in words that say what to do; undefined where nothing is. */
type Rule = (source: Source, found: Import) => string | undefined;

const servers = ['api-gateway', 'store-api'];
const isRemote = (name: string) => name.startsWith('mfe-');

/** Libraries that the kit's facade stands for (loading.md: "Share a facade, not libraries"). */
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

/** Parts of the kit that servers may import: promises, codes, texts and pure rules, none of which brings React. */
const serverParts =
  /^(errors|locales\/.+|api\/contract|api\/[^/]+\/(contract|fields|flags|rules)|remote(\/(manifest|failures|rendering))?|i18n\/languages|router\/paths|html\/(allow-list|sanitise))$/;

/** Folders whose children never import each other (house.md: what two share moves up). */
const siblingFolders = ['features', 'screens', 'widgets', 'endpoints'];

const staffLibraries = /^(@mantine|@dnd-kit|@tanstack)\//;

const stayInside: Rule = (source, { request }) => {
  if (!request.startsWith('.')) return undefined;
  const target = path.posix.join(path.posix.dirname(source.file), request);
  if (target.startsWith(`${source.package}/`)) return undefined;
  return `leaves ${source.package}. Packages never import each other's source: use what the other one exports, or the registry at run time`;
};

const namedPackages: Rule = (source, { request }) => {
  const [, other, part] = /^@fakos\/([^/]+)\/?(.*)$/.exec(request) ?? [];
  if (!other || other === source.package) return undefined;
  if (other === 'shared-kit') {
    const isServerFile = servers.includes(source.package);
    if (!isServerFile || serverParts.test(part ?? '')) return undefined;
    return `brings the browser's kit to a server. Servers import contracts, fields, errors, texts and the manifest only`;
  }
  if (source.package === 'tools' || source.package === 'e2e') return undefined;
  return `names ${other}. Packages meet at run time: through the registry, or over HTTP`;
};

const facadeOnly: Rule = (source, { request }) => {
  if (!isRemote(source.package) && source.package !== 'shell') return undefined;
  const library = Object.keys(facades).find((name) => request === name || request.startsWith(`${name}/`));
  if (!library) return undefined;
  return `names ${library}. Import @fakos/shared-kit/${facades[library]} instead: one facade is shared, so one instance lives in the page`;
};

const staffOnly: Rule = (source, { request }) => {
  if (!staffLibraries.test(request)) return undefined;
  if (source.package === 'mfe-admin' || source.file.startsWith('mfe-page-builder/src/editor/')) return undefined;
  return 'brings a library of the back office to visitors. Build it over shared-kit/ui';
};

const noSiblings: Rule = (source, { request }) => {
  if (!request.startsWith('.')) return undefined;
  const from = childOf(source.file);
  const to = childOf(path.posix.join(path.posix.dirname(source.file), request));
  if (!from || !to || from.folder !== to.folder || from.child === to.child || !to.child || !from.child)
    return undefined;
  return `reaches from ${from.child} into its sibling ${to.child}. Move what both need up, out of ${from.folder}/`;
};

function childOf(file: string): { folder: string; child: string } | undefined {
  const parts = file.split('/');
  const at = parts.findIndex((part) => siblingFolders.includes(part));
  // A file directly in the folder is its registry, which may import every child.
  return at > 0 && parts.length > at + 2
    ? { folder: parts.slice(0, at + 1).join('/'), child: parts[at + 1] ?? '' }
    : undefined;
}

const lowerNeverKnowsHigher: Rule = (source, { request, isTypeOnly }) => {
  if (!request.startsWith('.') || isTypeOnly) return undefined;
  const target = path.posix.join(path.posix.dirname(source.file), request);
  const isLow = /\/src\/(framework|parts|ui|render)\//.test(source.file);
  const isHigh = /\/src\/(features|screens|editor)\//.test(target);
  return isLow && isHigh
    ? 'points upwards. framework, parts, ui and render never know features, screens or the editor'
    : undefined;
};

const rules = [stayInside, namedPackages, facadeOnly, staffOnly, noSiblings, lowerNeverKnowsHigher];

/** Faults of every import in the repository against the arrows of the house. */
export function checkImportArrows(): string[] {
  return listPackages()
    .flatMap(readSources)
    .flatMap((source) => readImports(source).flatMap((found) => faultsOf(source, found)));
}

/** Faults of one import. */
export function faultsOf(source: Source, found: Import): string[] {
  return rules.flatMap((rule) => {
    const fault = rule(source, found);
    return fault ? [`${source.file}:${found.line} imports '${found.request}': ${fault}.`] : [];
  });
}
