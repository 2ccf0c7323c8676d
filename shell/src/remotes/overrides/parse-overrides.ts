const REMOTE = /^mfe-[a-z]+(?:-[a-z]+)*$/;
// Matched before URL parsing, which would accept user names, passwords and other notations of loopback addresses.
const LOOPBACK_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;
const RELEASE = /^release:([\w.+-]{1,64})$/;

/**
 * Parses the stored overrides: by remote, an origin or an earlier release (`release:VERSION`). Only loopback addresses are
 * accepted, and only those that a Content-Security-Policy can name, which excludes `[::1]`.
 */
export function parseOverrides(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    parseEntries(text).filter(
      (entry): entry is [string, string] =>
        REMOTE.test(entry[0]) &&
        typeof entry[1] === 'string' &&
        (isLoopback(entry[1]) || getOverriddenVersion(entry[1]) !== undefined),
    ),
  );
}

/** Whether an address is an origin on this machine that an override may name. */
export function isLoopback(origin: string): boolean {
  return LOOPBACK_ORIGIN.test(origin) && URL.canParse(origin);
}

/** An override by a release of the site. */
export const toReleaseOverride = (version: string) => `release:${version}`;

/** The version of an override by a release of the site; undefined for an origin. */
export const getOverriddenVersion = (override: string) => RELEASE.exec(override)?.[1];

function parseEntries(text: string): [string, unknown][] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? Object.entries(value) : [];
  } catch {
    return [];
  }
}
