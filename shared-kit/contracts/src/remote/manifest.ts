import { z } from 'zod';
import { CONTRACT_VERSION } from './contract-version.ts';
import type { ContributedType } from './contributed-widget.ts';
import type { RouteAccess, RouteSitemap } from './route.ts';

/** Files of a lazily loaded part, relative to the release's folder. */
const chunkFiles = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });

/** A part of a remote and the request names of the modules that it takes from the shell. */
const part = chunkFiles.extend({ consumes: z.array(z.string()) });

const API_LIST = /^[a-z0-9-]+\.php(?:\?[\w=&.-]*)?$/;

const routeFields = {
  path: z.string(),
  access: z.enum(['public', 'private']),
  sitemap: z.union([z.boolean(), z.object({ rows: z.string().regex(API_LIST) })]),
  /** Left out where only the page knows its title. */
  title: z.object({ el: z.string(), en: z.string() }).optional(),
};

/**
 * The first parts of private paths in manifests from before {@link routeFields} had `access`. Releases that are on disk
 * keep their manifests, and a rollback may make one live again.
 */
const PRIVATE_BEFORE_ACCESS: readonly string[] = [
  'admin',
  'cart',
  'checkout',
  'forgot-password',
  'login',
  'order-success',
  'orders',
  'profile',
  'register',
  'reset-password',
  'users',
  'verify-email',
  'wishlist',
];

/** Completes a route of a manifest without `access`: private by its name, in the sitemap if it has no parameters. */
function completeRoute(route: unknown): unknown {
  if (typeof route !== 'object' || route === null || 'access' in route) return route;
  const path = 'path' in route ? String(route.path) : '';
  const isPrivate = PRIVATE_BEFORE_ACCESS.includes(path.split('/')[0] ?? '');
  const access: RouteAccess = isPrivate ? 'private' : 'public';
  const sitemap: RouteSitemap = !isPrivate && !/[:*]/.test(path) && path !== 'offline';
  return { access, sitemap, ...route };
}

/** Editor texts of a contributed widget in one language; see `ContributedTexts`. */
const widgetTexts = z.object({
  label: z.string(),
  keywords: z.array(z.string()),
  fields: z.record(z.string(), z.string()),
});

/** A contributed widget. Its fields are read by the page builder, which may know more of them than this version. */
const contributedWidget = part.extend({
  type: z.custom<ContributedType>((value) => typeof value === 'string'),
  icon: z.string(),
  fields: z.record(z.string(), z.looseObject({ kind: z.string() })),
  texts: z.object({ el: widgetTexts, en: widgetTexts }),
});

/**
 * Manifest of a remote's release, emitted by the remote's build and read by the gateway. `integrity` holds the SHA-384 of
 * every file in SRI format.
 */
export const remoteManifest = z.object({
  id: z.string().regex(/^mfe-[a-z-]+$/),
  version: z.string().regex(/^[\w.+-]{1,64}$/),
  contract: z.number().int(),
  /** Range of the kit's versions that it runs with: those of a major version. */
  kit: z.string(),
  /** Names that it imports from the modules of the shell, by request; "*" for a whole module. */
  uses: z.record(z.string(), z.array(z.string())).optional(),
  entry: z.string(),
  /** Global variable that the entry script sets. */
  global: z.string(),
  /** The files of the exposed RemoteModule itself. */
  module: part,
  routes: z.array(z.preprocess(completeRoute, part.extend(routeFields))),
  slots: z.array(part.extend({ name: z.string() })),
  /** Widgets for pages; none in manifests from before remotes could contribute them. */
  widgets: z.array(contributedWidget).default([]),
  slices: z.array(z.string()),
  locales: z.object({ el: chunkFiles, en: chunkFiles }),
  /** CommonJS file for server rendering; a remote without one is rendered in browsers only. */
  server: z.string().optional(),
  integrity: z.record(z.string(), z.string()),
});
/** See {@link remoteManifest}. */
export type RemoteManifest = z.output<typeof remoteManifest>;

/** Manifest of the shell's build. `scripts` and `styles` are the files of the first load, in order. */
export const shellManifest = z.object({
  version: z.string(),
  /** Version of the RemoteModule contract. */
  contract: z.number().int().default(CONTRACT_VERSION),
  kit: z.string(),
  /** Names that remotes may import from its modules, by request; "*" where a module's names are not known. */
  exports: z.record(z.string(), z.array(z.string())).optional(),
  /**
   * The previous major version of the kit, for remotes that are built against it. The modules listed here stand in place of
   * those of the same request; all others are the same modules.
   */
  previousKit: z
    .object({
      version: z.string(),
      exports: z.record(z.string(), z.array(z.string())),
      /** The files of all its modules. */
      files: chunkFiles,
    })
    .optional(),
  /** Names of the slots that remotes may fill. */
  slotNames: z.array(z.string()).optional(),
  scripts: z.array(z.string()),
  /** The first one has what the header's first paint needs. */
  styles: z.array(z.string()),
  fonts: z.array(z.string()),
  /** Route patterns of the shell's own pages and their files besides the first load. */
  routes: z.array(
    z.preprocess(
      completeRoute,
      // Slots in the first view of the page.
      chunkFiles.extend({ ...routeFields, slots: z.array(z.string()).default([]) }),
    ),
  ),
  /** Files of the page for unknown addresses, besides the first load. */
  notFound: chunkFiles,
  /** Files of the under-construction page, besides the first load; absent in older releases. */
  underConstruction: chunkFiles.optional(),
  /** Files of the header's menu and of drawers, which a press needs; absent in older releases. */
  panels: chunkFiles.optional(),
  /** Files of shared modules that are not in the first load, by request name. */
  provides: z.record(z.string(), chunkFiles),
  locales: z.object({ el: z.array(z.string()), en: z.array(z.string()) }),
  /** Permanent redirects between route patterns: `product/:slug` to `shop/:slug`. */
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  /** CommonJS file for server rendering; absent in development builds. */
  server: z.string().optional(),
  /** The service worker and the files for offline use; absent in development builds. */
  worker: z.string().optional(),
  offline: z.array(z.string()).optional(),
  integrity: z.record(z.string(), z.string()),
});
/** See {@link shellManifest}. */
export type ShellManifest = z.output<typeof shellManifest>;

/** A release that a page can load. `base` is the URL of its folder, with a trailing slash. */
export interface LoadableRelease {
  readonly version: string;
  readonly base: string;
  readonly entry: string;
  /** Global variable that the entry script sets. */
  readonly global: string;
  /** SRI hash of the entry; '' in development. */
  readonly integrity: string;
  /** Present if it is built against the shell's previous kit. */
  readonly previousKit?: true | undefined;
}

/** A live remote in the registry that is inlined into the page. */
export interface LiveRemote extends LoadableRelease {
  readonly id: string;
  readonly routes: readonly string[];
  /** Those of `routes` whose pages are private; left out by gateways from before routes declared it. */
  readonly privateRoutes?: readonly string[];
  readonly slots: readonly string[];
  /** Types of the widgets that it contributes; left out where there are none. */
  readonly widgets?: readonly string[];
  /** Earlier working releases to fall back to, newest first. */
  readonly previous: readonly LoadableRelease[];
}

/** Boot data of a page, inlined by the gateway as JSON in the element with the id `BOOT_ELEMENT_ID`. */
export interface BootData {
  readonly language: 'el' | 'en';
  /** Nonce of the page's Content-Security-Policy. */
  readonly nonce: string;
  /** Id of the page's composition, the set of shell and remote versions. */
  readonly composition: string;
  readonly remotes: readonly LiveRemote[];
  /** Slots of the first view, whose components load before the first render. */
  readonly slots: readonly string[];
  /** True if `#page` holds the server-rendered page to hydrate. */
  readonly rendered: boolean;
  /** The API cache of the server rendering, or of requests that the gateway made, for the kit's `rehydrate`. */
  readonly cache: ApiCache | null;
  /** API responses by endpoint name, added to the API cache before the first render. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Present if the browser may load remotes from a developer's machine. */
  readonly overrides?: true;
  /** Present if the site has a service worker. */
  readonly worker?: true;
}

/** State of RTK Query's API cache, without personal data. */
export interface ApiCache {
  readonly queries: Readonly<Record<string, unknown>>;
  readonly provided: unknown;
}

export { CONTRACT_VERSION };
