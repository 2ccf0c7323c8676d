const REMOTE = /^mfe-[a-z]+(?:-[a-z]+)*$/;
// Matched before URL parsing, which would accept user names, passwords and other notations of loopback addresses.
const LOOPBACK_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/**
 * Parses the stored overrides: origins by remote. Only loopback addresses are accepted, and only those that a
 * Content-Security-Policy can name, which excludes `[::1]`.
 */
export function parseOverrides(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    parseEntries(text).filter(
      (entry): entry is [string, string] =>
        REMOTE.test(entry[0]) && typeof entry[1] === 'string' && isLoopback(entry[1]),
    ),
  );
}

function parseEntries(text: string): [string, unknown][] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? Object.entries(value) : [];
  } catch {
    return [];
  }
}

function isLoopback(origin: string): boolean {
  return LOOPBACK_ORIGIN.test(origin) && URL.canParse(origin);
}
