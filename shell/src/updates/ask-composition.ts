/** Where the gateway says what is live for this visitor; the same address as in the gateway's step. */
export const COMPOSITION_PATH = '/composition';

const TIMEOUT_MS = 10_000;

/** The key of what is live for this visitor now; undefined where the gateway cannot be asked. */
export async function askComposition(): Promise<string | undefined> {
  try {
    const answer = await fetch(COMPOSITION_PATH, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { key } = (await answer.json()) as { key?: unknown };
    return answer.ok && typeof key === 'string' ? key : undefined;
  } catch {
    return undefined;
  }
}
