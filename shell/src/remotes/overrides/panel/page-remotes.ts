import type { LiveRemote } from '@fakos/contracts/remote/manifest';

/** Remotes of a page that the developer's panel shows. */
export interface PageRemotes {
  /** The live remotes, before overrides. */
  readonly live: readonly LiveRemote[];
  /** The remotes that the page uses. */
  readonly used: readonly LiveRemote[];
  /** Overrides by remote, as stored. */
  readonly overridden: Readonly<Record<string, string>>;
}

/** A remote as the panel lists it. */
export interface ListedRemote {
  readonly id: string;
  readonly version: string;
  /** Address of its files, without the page's origin. */
  readonly source: string;
  /** Compressed bytes of its files that this page has loaded, 0 if the server does not say it; undefined if none is loaded. */
  readonly bytes: number | undefined;
  /** The live release; undefined for a remote that only a developer's server has. */
  readonly liveVersion: string | undefined;
  /** Earlier releases, newest first. */
  readonly earlierVersions: readonly string[];
}

/** The remotes of a page, sorted by name. */
export function listPageRemotes({ live, used }: PageRemotes): ListedRemote[] {
  const files = performance.getEntriesByType('resource');
  const remotes = used.map(({ id, version, base }) => {
    const released = live.find((remote) => remote.id === id);
    const address = new URL(base, document.baseURI);
    const loaded = files.filter(({ name }) => name.startsWith(address.href));
    return {
      id,
      version,
      source: address.origin === window.location.origin ? address.pathname : address.origin,
      bytes: loaded.length > 0 ? loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) : undefined,
      liveVersion: released?.version,
      earlierVersions: released?.previous.map((release) => release.version) ?? [],
    };
  });
  return remotes.sort((one, other) => one.id.localeCompare(other.id));
}
