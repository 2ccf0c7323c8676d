import type { RemoteManifest, ShellManifest } from '@fakos/contracts/remote/manifest';

/** A release of a remote that pages may load. */
export interface Release {
  readonly manifest: RemoteManifest;
  /** Address of its folder, ending with a slash. */
  readonly base: string;
  /** Its folder on disk; undefined where a development server builds it. */
  readonly folder: string | undefined;
}

/** The release of a remote that is live for a visitor, and the earlier good ones, newest first. */
export interface LiveRelease extends Release {
  readonly previous: readonly Release[];
}

/** The live releases for a visitor: the shell's build and one release of each remote. */
export interface LiveComposition {
  /** Identifies the choice of versions; used as a key for everything that is made of them. */
  readonly key: string;
  readonly shell: ShellManifest;
  readonly shellBase: string;
  /** The shell's folder on disk; undefined where a development server builds it. */
  readonly shellFolder: string | undefined;
  readonly remotes: readonly LiveRelease[];
}

/** The source of live compositions. */
export interface Releases {
  /**
   * The current composition for a visitor.
   *
   * @param bucket the visitor's number from 0 to 99, the same on every visit. Canaries go to the lowest ones; without a
   * bucket there are none. {@link STAGED_BUCKET} gets the staged releases and no canaries.
   */
  live(bucket?: number): Promise<LiveComposition>;
}

/** The bucket of smoke tests, which no visitor is assigned to. */
export const STAGED_BUCKET = -1;

/** Base address of the shell's files. */
export const SHELL_BASE = '/assets/';
/** Base address of remotes' releases: `/remotes/NAME/VERSION/`. */
export const REMOTES_BASE = '/remotes/';
