import { z } from 'zod';

/** Earlier live releases of a remote that the registry lists. */
export const MAX_GOOD = 10;

const version = z.string().regex(/^\w[\w.+-]{0,63}$/);
/** Percentage of visitors who get a canary release. */
export const canaryShare = z.number().int().min(1).max(99);
/** The share of a staged release: no visitor gets it, only its smoke test does. */
export const STAGED_SHARE = 0;

const liveEntry = z.object({
  live: version,
  /** When `live` became live (UTC), and who published it. */
  since: z.string(),
  by: z.string(),
  canary: z
    .object({ version, share: canaryShare.or(z.literal(STAGED_SHARE)), since: z.string(), by: z.string() })
    .optional(),
  /** Earlier live versions, newest first. */
  good: z.array(version),
  /** SHA-384 of each listed version's manifest, which holds the hashes of all its other files. */
  seals: z.record(z.string(), z.string()),
});
/** The registry's entry for one remote. */
export type LiveEntry = z.output<typeof liveEntry>;

/** Registries from before the shell had releases of its own name its live version only. */
function completeShell(shell: unknown): unknown {
  return typeof shell === 'string' ? { live: shell, since: '', by: '', good: [], seals: {} } : shell;
}

/** Contents of `registry.json`: the live release of the shell and of each remote. `revision` grows with every change. */
export const registrySchema = z.object({
  revision: z.number().int(),
  /** Undefined until the first shell is published. */
  shell: z.preprocess(completeShell, liveEntry.optional()),
  remotes: z.record(z.string(), liveEntry),
});
/** See {@link registrySchema}. */
export type Registry = z.output<typeof registrySchema>;

/** Name of the shell among the releases. */
export const SHELL = 'shell';

/** The names of everything that has a live release, the shell first. */
export function listNames({ shell, remotes }: Registry): string[] {
  return [...(shell ? [SHELL] : []), ...Object.keys(remotes)];
}

/** The entry of the shell or of a remote; undefined where it has no live release. */
export function findEntry({ shell, remotes }: Registry, name: string): LiveEntry | undefined {
  if (name === SHELL) return shell;
  return Object.hasOwn(remotes, name) ? remotes[name] : undefined;
}

/** A registry with another entry of the shell or of a remote. */
export function withEntry(registry: Registry, name: string, entry: LiveEntry): Registry {
  if (name === SHELL) return { ...registry, shell: entry };
  return { ...registry, remotes: { ...registry.remotes, [name]: entry } };
}

/** Author, time (UTC) and reason of a change. */
export interface Authorship {
  readonly by: string;
  readonly at: string;
  readonly why: string;
}

/** A release as the registry lists it. */
export interface Sealed {
  readonly version: string;
  readonly seal: string;
}

/** A remote's entry once a release is live for all visitors. Ends a running canary. */
export function withLive(entry: LiveEntry | undefined, release: Sealed, { by, at }: Authorship): LiveEntry {
  const isSame = entry?.live === release.version && entry.seals[release.version] === release.seal;
  if (isSame && !entry.canary) return entry;
  const earlier = entry ? [entry.live, ...entry.good] : [];
  return pruned({
    live: release.version,
    since: at,
    by,
    good: [...new Set(earlier)].filter((known) => known !== release.version).slice(0, MAX_GOOD),
    seals: { ...entry?.seals, [release.version]: release.seal },
  });
}

/** A remote's entry once a release is live for a share of the visitors. */
export function withCanary(entry: LiveEntry, release: Sealed, share: number, { by, at }: Authorship): LiveEntry {
  return pruned({
    ...entry,
    canary: { version: release.version, share, since: at, by },
    seals: { ...entry.seals, [release.version]: release.seal },
  });
}

/**
 * A remote's entry once its canary is live for all visitors, or for a larger share of them; undefined where none is running.
 */
export function promoted(entry: LiveEntry, author: Authorship, share?: number): LiveEntry | undefined {
  const { canary, ...rest } = entry;
  if (!canary) return undefined;
  const release = { version: canary.version, seal: entry.seals[canary.version] ?? '' };
  return share === undefined ? withLive(rest, release, author) : withCanary(entry, release, share, author);
}

/**
 * A remote's entry without its canary, where one is running; else with the newest earlier release that can be read. The
 * release that was live is not listed as good any more. Undefined where there is no earlier release.
 */
export function rolledBack(entry: LiveEntry, readable: readonly string[], author: Authorship): LiveEntry | undefined {
  const { canary, ...rest } = entry;
  if (canary) return pruned(rest);
  const target = entry.good.find((known) => readable.includes(known));
  if (!target) return undefined;
  const good = entry.good.slice(entry.good.indexOf(target) + 1);
  return pruned({ ...rest, live: target, since: author.at, by: author.by, good });
}

/** Versions that open pages may name. */
export function listedVersions({ live, canary, good }: LiveEntry): string[] {
  return [live, ...(canary ? [canary.version] : []), ...good];
}

/** A remote's entry without releases that cannot be read; `live` must be readable. */
export function withoutUnreadable(entry: LiveEntry, readable: readonly string[]): LiveEntry {
  const { canary, ...rest } = entry;
  const remaining = canary && readable.includes(canary.version) ? { ...rest, canary } : rest;
  return pruned({ ...remaining, good: entry.good.filter((known) => readable.includes(known)) });
}

function pruned(entry: LiveEntry): LiveEntry {
  const listed = listedVersions(entry);
  return {
    ...entry,
    seals: Object.fromEntries(Object.entries(entry.seals).filter(([known]) => listed.includes(known))),
  };
}
