import type { Language } from '@fakos/contracts/languages';
import type { ApiCache, BootData } from '@fakos/contracts/remote/manifest';
import type { PageMeta } from '@fakos/contracts/remote/page-meta';
import type { RemoteModule } from './remote.ts';

/*
 * The contract between the gateway and the server artifacts that it runs. The shell's artifact exports a ShellArtifact, a
 * remote's exports its RemoteModule as `default`.
 */

/** Exports of the shell's server artifact. */
export interface ShellArtifact {
  /** The shared modules for remotes, by request name. */
  prepare(): Promise<Readonly<Record<string, unknown>>>;
  /** The modules that remotes of the previous major version of the kit get instead, by request name. */
  readonly previousKit?: Readonly<Record<string, unknown>>;
  /** Renders a page. `remotes` are the evaluated remotes that the page may show. */
  renderPage(request: RenderRequest, remotes: readonly RemoteModule[]): Promise<RenderedPage>;
}

/** A page to render. `boot` is the browser's boot data without the parts that rendering produces. */
export interface RenderRequest {
  /** Requested path and query, with language. */
  readonly address: string;
  /** Origin of the site as the visitor reached it, such as `https://fakos.example`; absent in older gateways. */
  readonly origin?: string;
  readonly boot: Omit<BootData, 'rendered' | 'cache' | 'nonce'>;
  /** Sends an API request without credentials. */
  readonly sendApiRequest: SendApiRequest;
}

/** Sends a GET request to the API. `address` is relative to the API's base, such as `products.php?page=2`. */
export type SendApiRequest = (address: string, language: Language) => Promise<{ status: number; body: string }>;

/** A rendered page. */
export interface RenderedPage {
  /** Content of `#page`. */
  readonly html: string;
  readonly meta: PageMeta;
  readonly cache: ApiCache;
  /** Types of the contributed widgets in the page; absent in older shells. */
  readonly widgets?: readonly string[];
  /** Slots in the first view that the page's data requested, besides those of its route; absent in older shells. */
  readonly slots?: readonly string[];
  /** Target of the router's redirect, if any. */
  readonly redirect?: string;
}
