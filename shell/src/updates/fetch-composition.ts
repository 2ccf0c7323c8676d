/** Gateway endpoint for the live composition; the same address as in the gateway. */
export const COMPOSITION_PATH = '/composition';

const TIMEOUT_MS = 10_000;

/** Key of the composition that is live for this visitor; undefined where the gateway cannot be reached. */
export async function fetchComposition(): Promise<string | undefined> {
  try {
    const response = await fetch(COMPOSITION_PATH, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { key } = (await response.json()) as { key?: unknown };
    return response.ok && typeof key === 'string' ? key : undefined;
  } catch {
    return undefined;
  }
}
