const REMOTE = /^mfe-[a-z]+(?:-[a-z]+)*$/;
// Read as written, before any parser could take a name, a password or another notation for a loopback address.
const LOOPBACK_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/**
 * Reads what a developer wrote into the browser's storage: origins by remote. Only loopback addresses count, and only
 * those that a Content-Security-Policy can name, which leaves out `[::1]`.
 */
export function parseOverrides(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    entriesOf(text).filter(
      (entry): entry is [string, string] =>
        REMOTE.test(entry[0]) && typeof entry[1] === 'string' && isLoopback(entry[1]),
    ),
  );
}

function entriesOf(text: string): [string, unknown][] {
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
