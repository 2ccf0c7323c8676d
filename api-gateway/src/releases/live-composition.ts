import type { RemoteManifest, ShellManifest } from '@fakos/shared-kit/remote/manifest';

/** A release of a remote that pages may load. */
export interface Release {
  readonly manifest: RemoteManifest;
  /** Address of its folder, ending with a slash. */
  readonly base: string;
  /** Its folder on this machine; undefined where a development server builds it. */
  readonly folder: string | undefined;
}

/** The release of a remote that is live for a visitor, and the good ones before it, newest first. */
export interface LiveRelease extends Release {
  readonly previous: readonly Release[];
}

/** What is live for a visitor: the shell's build and one release of each remote. */
export interface LiveComposition {
  /** Differs for every other choice of versions, so that what was made of one is never taken for another. */
  readonly key: string;
  readonly shell: ShellManifest;
  readonly shellBase: string;
  /** The shell's folder on this machine; undefined where a development server builds it. */
  readonly shellFolder: string | undefined;
  readonly remotes: readonly LiveRelease[];
}

/** Where the gateway learns what is live. */
export interface Releases {
  /**
   * What is live now for a visitor.
   *
   * @param bucket the visitor's place from 0 to 99, the same at every visit: canary releases go to the lowest ones.
   * Left out, nothing of a canary.
   */
  live(bucket?: number): Promise<LiveComposition>;
}

/** Address under which the shell's files are served. */
export const SHELL_BASE = '/assets/';
/** Address under which releases of remotes are served, as `/remotes/NAME/VERSION/`. */
export const REMOTES_BASE = '/remotes/';
