import { globSync } from 'node:fs';
import path from 'node:path';
import type { Module } from 'webpack';
import { readPackage, root } from './workspace.ts';

/*
 * The sharing rules of the product: the shell provides React, the contracts and the kit; remotes consume them and bundle none.
 */

/** Packages that the shell provides to remotes besides React, and their folders. */
export const providedPackages = {
  '@fakos/contracts': 'shared-kit/contracts',
  '@fakos/shared-kit': 'shared-kit/kit',
} as const;
export const kit = readPackage('node_modules/@fakos/shared-kit');
if (readPackage('node_modules/@fakos/contracts').version !== kit.version) {
  throw new Error('@fakos/contracts and @fakos/shared-kit are shared as one unit: give both the same version.');
}
export const react = readPackage('node_modules/react');

/**
 * Range of kit versions that a remote built now is compatible with: the whole major version. Whether a version has what the
 * remote imports, admission finds out by the imported names, so a remote can be released before a newer shell.
 */
export const kitRange = `^${kit.version.split('.')[0]}.0.0`;

const singleton = { singleton: true, import: false } as const;

/**
 * Requests below a provided package that a remote bundles itself: they have no state, and at most one remote needs their
 * code. Of most contracts remotes import types only.
 */
const bundledByRemotes =
  /^(?:widgets(?:\/(?:read-fields|widget))?|permissions|roles|(?:admin-[^/]+|cart|contact-prescriptions|lenses|orders|prescriptions|redirects|reviews)\/rules|contact-lenses\/(?:matrix-text|steps)|reading-glasses\/strengths-text|prescriptions\/typed-values|settings\/colours|ui\/after-frame|locales\/(?:contact-prescriptions|lenses|prescriptions|products)\/(?:el|en)\.json|(?!images\/|orders\/)[^/]+\/contract)$/;

/** `shared` of every remote: singletons that are never bundled; an incompatible kit version is an error. */
export const consumedByRemotes = {
  react: { ...singleton, requiredVersion: `^${react.version}` },
  'react/': { ...singleton, requiredVersion: `^${react.version}` },
  'react-dom': { ...singleton, requiredVersion: `^${react.version}` },
  'react-dom/': { ...singleton, requiredVersion: `^${react.version}` },
  ...Object.fromEntries(
    Object.keys(providedPackages).flatMap((name) =>
      [name, `${name}/`].map((key) => [
        key,
        { ...singleton, requiredVersion: kitRange, strictVersion: true, exclude: { request: bundledByRemotes } },
      ]),
    ),
  ),
};

/** Folders of the kit's API whose hooks only the back office uses, besides those called `admin-…`. */
const staffApis = ['audit-log', 'bulk', 'dashboard', 'media', 'notifications', 'preferences'];

/** Further folders of this kind that only single screens use, so the first view of the back office does not load them. */
const screenApis = [
  'admin-pages',
  'admin-reviews',
  'admin-stock-alerts',
  'analytics',
  'content',
  'coupons',
  'database',
  'drafts',
  'emails',
  'gallery',
  'openapi',
  'post-drafts',
  'presence',
  'product-addons',
  'redirects',
  'releases',
  'saved-sections',
  'schedules',
  'system-info',
  'two-step',
  'web-vitals',
];

/**
 * Modules of the kit that are not part of the first load, by their chunk. The gateway references a chunk in the head of pages
 * whose parts need it.
 */
const lazyParts: readonly [RegExp, string][] = [
  [/contracts\/widgets\/video-address$/, 'kit-embed'],
  [/\/forms\/use-form$/, 'kit-form'],
  [/shared-kit\/forms(\/|$)|contracts\/(plain-text|(cart|orders)\/fields)$/, 'kit-forms'],
  [/contracts\/(login|profile|users)\/fields$/, 'kit-account-forms'],
  [/contracts\/contact\/fields$|\/(contact\/(outcome-texts|send-contact)|api\/contact\/hooks)$/, 'kit-contact-sending'],
  [/shared-kit\/contact(\/|$)/, 'kit-contact-form'],
  [
    /contracts\/((?!images\/)[^/]+\/(contract|fields)|caching|endpoint|metadata|taxonomy|remote\/manifest)$/,
    'kit-contracts',
  ],
  [/\/html\//, 'kit-html'],
  [/shared-kit\/html$/, 'kit-html'],
  // Apart from `ui/embed`: every page reads the consent, few embed anything.
  [/\/state\/consent(\.|\/|$)/, 'kit-consent'],
  [/\/ui\/embed(\.|\/|$)/, 'kit-embed'],
  [/contracts\/(colors$|search\/greeklish|text\/(?!site-address|weekdays))|\/ui\/(table|tabs)(\/|$)/, 'kit-admin'],
  [new RegExp(`/api/(${screenApis.join('|')})/hooks$`), 'kit-screens'],
  [new RegExp(`/api/(admin-[^/]+|${staffApis.join('|')})/(hooks|upload-image)$`), 'kit-admin'],
  [/\/ui\/share-links(\/|$)/, 'kit-share'],
  [/\/ui\/carousel(\/|$)/, 'kit-carousel'],
  [/\/ui\/field(\/|$)/, 'kit-fields'],
  [/\/(ui\/post-card|api\/(posts|post-categories)\/hooks)(\/|$)/, 'kit-posts'],
  [/\/(ui\/(badge|product-card)|api\/(brands|categories|lenses|products)\/hooks)(\/|$)/, 'kit-products'],
  [/\/ui\/(accordion|pagination)(\/|$)/, 'kit-lists'],
  [/\/ui\/lightbox(\/index|\/lightbox|$)/, 'kit-lightbox-opener'],
  [/contracts\/settings\/shipping$|\/(ui\/(card|dialog|notice)|api\/(cart|orders)\/hooks)(\/|$)/, 'kit-purchase'],
  [/\/api\/(profile|users)\/hooks$/, 'kit-account'],
  [/\/api\/previews\/hooks$/, 'kit-previews'],
  [/\/api\/(correction|reviews|stock-alerts|wallet)\/hooks$/, 'kit-wallet'],
  // The rest: hooks of single pages, and form rules without schemas.
  [
    /\/api\/(?!login\/|pages\/|settings\/)[^/]+\/hooks$|contracts\/(text\/weekdays|(?!line-configuration\/)[^/]+\/rules|openapi\/document)$/,
    'kit-calls',
  ],
];

/** Modules that pages import for their types only or not at all, such as most contracts, and the gallery, which runs in development only. */
const neverShared =
  /\/(locales|logging|servers|testing)\/|\/(router\/server|html\/sanitise|shared-kit\/gallery)$|contracts\/(caching|error-statuses|list-endpoints|permissions|roles|(?!images\/|orders\/)[^/]+\/contract|(admin-[^/]+|cart|contact-prescriptions|lenses|orders|prescriptions|redirects|reviews)\/rules|contact-lenses\/(matrix-text|steps)|reading-glasses\/strengths-text|lenses\/(defaults|fields)|contact-prescriptions\/fields|prescriptions\/(fields|typed-values)|products\/swatches|remote\/[^/]+|settings\/(colours|footer-colors)|widgets(\/(read-fields|schema|widget))?)$|\.test$|\.css$/;

/** Modules that are loaded on demand have their own chunks. */
const openedOnDemand = /-panel$|\/(dialog|drawer)\.module$|\/lightbox\/panel\//;

/** The chunk of a lazy kit module, by its request or its file without extension. */
function getLazyChunk(request: string): string | undefined {
  if (openedOnDemand.test(request)) return undefined;
  return lazyParts.find(([pattern]) => pattern.test(request))?.[1];
}

// A cache group cannot move modules into a chunk that an import names, so the imports use another chunk name.
const getOfferChunk = (chunk: string) => `${chunk}-offer`;

/** The request of a provided package's module, by its file; undefined for other files. */
function toRequest(file: string): string | undefined {
  for (const [name, folder] of Object.entries(providedPackages)) {
    const source = path.join(root, folder, 'src/');
    if (file.startsWith(source)) return `${name}/${file.slice(source.length).replace(/\.[^/]+$/, '')}`;
  }
  return undefined;
}

/** Keeps each lazy module of the kit in its chunk, also when a page of the shell imports it directly. */
export const kitCacheGroups = Object.fromEntries(
  [...new Set(lazyParts.map(([, chunk]) => chunk))].map((chunk) => [
    chunk,
    {
      name: chunk,
      chunks: 'async' as const,
      enforce: true,
      test: (module: Module) => {
        const file = module.nameForCondition() ?? '';
        if (file.endsWith(`/${getOfferChunk(chunk)}.ts`)) return true;
        const request = toRequest(file);
        return request !== undefined && getLazyChunk(request) === chunk;
      },
    },
  ]),
);

/** The lazy modules of the kit by their requests, each with the chunk group that loads it. */
export function listLazyModules(): { readonly request: string; readonly chunk: string }[] {
  return listKitModules().flatMap((request) => {
    const chunk = getLazyChunk(request);
    return chunk ? [{ request, chunk: getOfferChunk(chunk) }] : [];
  });
}

/** Modules of the provided packages that remotes may import, from their `exports` and their folders. */
export function listKitModules(): string[] {
  const found = Object.entries(providedPackages).flatMap(([name, folder]) =>
    Object.entries(readPackage(folder).exports ?? {}).flatMap(([subpath, target]) => {
      const request = `${name}${subpath.slice(1)}`;
      if (!subpath.includes('*')) return [request];
      const [before = '', after = ''] = target.slice(2).split('*');
      return globSync(`${before}*${after}`, { cwd: path.join(root, folder) }).map((file) =>
        request.replace('*', file.slice(before.length, file.length - after.length)),
      );
    }),
  );
  return [...new Set(found)].filter((request) => !neverShared.test(request)).sort();
}

/** True for a request of a remote's server artifact that the shell's provides. */
export function isProvidedByShell(request: string): boolean {
  return /^(react|react-dom|@fakos\/(?:contracts|shared-kit))(\/|$)/.test(request) && !neverShared.test(request);
}
