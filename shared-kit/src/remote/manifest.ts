import { z } from 'zod';
import { CONTRACT_VERSION } from './contract-version.ts';

/** Files that a lazily loaded part needs, relative to the release's folder. */
const chunkFiles = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });

/** A part of a remote, and the modules that it takes from the shell, as they are asked for. */
const part = chunkFiles.extend({ consumes: z.array(z.string()) });

/**
 * What others must know about a release of a remote before loading it: emitted by the remote's build from its source,
 * read by the gateway. `integrity` holds the SHA-384 of every file, as SRI writes it.
 */
export const remoteManifest = z.object({
  id: z.string().regex(/^mfe-[a-z-]+$/),
  version: z.string().regex(/^[\w.+-]{1,64}$/),
  contract: z.number().int(),
  kit: z.string(),
  entry: z.string(),
  /** Global variable that the entry script fills. */
  global: z.string(),
  /** The files of the exposed RemoteModule itself. */
  module: part,
  routes: z.array(part.extend({ path: z.string() })),
  slots: z.array(part.extend({ name: z.string() })),
  slices: z.array(z.string()),
  locales: z.object({ el: chunkFiles, en: chunkFiles }),
  /** The CommonJS file that renders the remote on the server; a remote without one is rendered by browsers only. */
  server: z.string().optional(),
  integrity: z.record(z.string(), z.string()),
});
/** See {@link remoteManifest}. */
export type RemoteManifest = z.output<typeof remoteManifest>;

/** What the shell's build says of itself: the files of its first load, in order. */
export const shellManifest = z.object({
  version: z.string(),
  kit: z.string(),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  fonts: z.array(z.string()),
  /** Addresses of the shell's own pages, as the router writes them, and what each needs besides the first load. */
  routes: z.array(chunkFiles.extend({ path: z.string() })),
  /** What the page for an address that leads nowhere needs besides. */
  notFound: chunkFiles,
  /** Files of the modules that remotes may take and that are not in the first load, by how they are asked for. */
  provides: z.record(z.string(), chunkFiles),
  locales: z.object({ el: z.array(z.string()), en: z.array(z.string()) }),
  /** Addresses that moved for good, as the router writes them: `product/:slug` to `shop/:slug`. */
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  /** The CommonJS file that renders the site on the server; `development` builds have none. */
  server: z.string().optional(),
  /** The service worker, and the files that pages need without a network; `development` builds have none. */
  worker: z.string().optional(),
  offline: z.array(z.string()).optional(),
  integrity: z.record(z.string(), z.string()),
});
/** See {@link shellManifest}. */
export type ShellManifest = z.output<typeof shellManifest>;

/** A release that a page can load. `base` is the address of its folder, ending with a slash. */
export interface LoadableRelease {
  readonly version: string;
  readonly base: string;
  readonly entry: string;
  /** Global variable that the entry script fills. */
  readonly global: string;
  /** SRI hash of the entry; '' in development. */
  readonly integrity: string;
}

/** A live remote as the page's inlined registry lists it. */
export interface LiveRemote extends LoadableRelease {
  readonly id: string;
  readonly routes: readonly string[];
  readonly slots: readonly string[];
  /** Earlier good releases to fall back to, newest first. */
  readonly previous: readonly LoadableRelease[];
}

/** The page's start data, inlined by the gateway as JSON in the element with {@link BOOT_ELEMENT_ID}. */
export interface BootData {
  readonly language: 'el' | 'en';
  /** Nonce of the page's Content-Security-Policy. */
  readonly nonce: string;
  /** Names the composition {shell, remotes@versions} that the page was made of. */
  readonly composition: string;
  readonly remotes: readonly LiveRemote[];
  /** Slots whose components the first view shows; they load before the first render. */
  readonly slots: readonly string[];
  /** True where `#page` holds the rendered page, to be hydrated; false where the browser renders it. */
  readonly rendered: boolean;
  /** The API's cache after the page was rendered or its calls were made, for the kit's `rehydrate`. */
  readonly cache: ApiCache | null;
  /** Answers of calls, by the endpoint's name, to be put into the API's cache before the first render. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** There where the browser may take remotes from a developer's own machine. */
  readonly overrides?: true;
  /** There where the site has a service worker. */
  readonly worker?: true;
}

/** What the API's cache knows, as RTK Query keeps it, without anything personal. */
export interface ApiCache {
  readonly queries: Readonly<Record<string, unknown>>;
  readonly provided: unknown;
}

/** Id of the JSON script element that carries {@link BootData}. */
export const BOOT_ELEMENT_ID = 'fakos-boot';

export { CONTRACT_VERSION };
