import { z } from 'zod';
import { dataResponse, defineEndpoint, instant } from '../endpoint.ts';

/** Number of changes that the history of {@link liveReleases} lists. */
export const LISTED_CHANGES = 100;

const count = z.number().int().min(0);

/** A change of the live releases. */
export const releaseChange = z.object({
  at: instant,
  by: z.string(),
  why: z.string(),
  action: z.enum(['publish', 'canary', 'promote', 'rollback', 'repair']),
  /** `shell`, or the name of a remote. */
  name: z.string(),
  version: z.string(),
  /** The version that visitors got before; null where there was none. */
  from: z.string().nullable(),
  /** Reasons against the release that were waived, in English; left out where there were none. */
  forced: z.array(z.string()).optional(),
  /** Checks that were skipped: `types`, `unit-tests`, `smoke-test`; left out where there were none. */
  skipped: z.array(z.string()).optional(),
});
/** See {@link releaseChange}. */
export type ReleaseChange = z.output<typeof releaseChange>;

/** What is live of the shell or of a remote. */
const liveRelease = z.object({
  name: z.string(),
  live: z.string(),
  /** Null where it was published before the time was recorded. */
  since: instant.nullable(),
  by: z.string(),
  /** The release that `share` per cent of the visitors get instead; null without one. */
  canary: z.object({ version: z.string(), share: z.number().int(), since: instant, by: z.string() }).nullable(),
  /** Earlier good versions, newest first. */
  previous: z.array(z.string()),
});
/** What is live of the shell or of a remote. */
export type LiveReleaseRow = z.output<typeof liveRelease>;

/** The live releases of the shell and of each remote. */
export const liveReleases = z.object({
  shell: liveRelease,
  remotes: z.array(liveRelease),
  /** Views and failures of each release since `counted_since`, at most 30 days, of all gateways that share `DATA_DIR` or Redis. */
  failures: z.array(
    z.object({
      remote: z.string(),
      version: z.string(),
      views: count,
      /** Affected visitors, each counted once by each gateway. */
      failed_visitors: count,
      /** Failures of its server code, such as a blocked thread. */
      server_failures: count,
      /** Reports by phase, such as `chunk`; the server's own failures are among them. */
      phases: z.record(z.string(), count),
    }),
  ),
  /**
   * Errors of pages' scripts by release, without personal data, the most frequent first, of all gateways that share `DATA_DIR`; left
   * out by gateways from before they were collected.
   */
  errors: z
    .array(
      z.object({
        part: z.string(),
        version: z.string(),
        /** Name and message. */
        error: z.string(),
        /** The frames in files of releases, the innermost first. */
        stack: z.array(z.string()),
        /** Path of the page of the last report. */
        page: z.string(),
        count,
        last_at: instant,
      }),
    )
    .optional(),
  counted_since: instant,
  /** The latest changes, newest first. */
  history: z.array(releaseChange),
});
/** See {@link liveReleases}. */
export type LiveReleases = z.output<typeof liveReleases>;

/** GET releases.php: read-only. The gateway responds, because it serves the releases; not while developing. */
export const getReleases = defineEndpoint({
  resource: 'releases',
  method: 'GET',
  permission: 'administration',
  servedBy: 'gateway',
  response: dataResponse(liveReleases),
});
