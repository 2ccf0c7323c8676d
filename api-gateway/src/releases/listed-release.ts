import type { LiveEntry } from './registry.ts';

/** The shell or a remote as operators see it. */
export interface ListedRelease extends Pick<LiveEntry, 'live' | 'since' | 'by' | 'canary'> {
  readonly name: string;
  /** Earlier good versions, newest first. */
  readonly previous: readonly string[];
}

/** An entry of the registry as operators see it. */
export function toListedRelease(name: string, { live, since, by, canary, good }: LiveEntry): ListedRelease {
  return { name, live, since, by, canary, previous: good };
}
