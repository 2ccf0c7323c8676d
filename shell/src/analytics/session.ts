import type { SafeStorage } from '@fakos/shared-kit/state';

/** Storage key, for the life of a tab, of the visit that analytics counts. */
export const SESSION_STORAGE_KEY = 'analytics-session';

const ID_BYTES = 16;
const HEXADECIMAL = 16;

/** A visit: random, made here, and known to nobody else. */
export interface Session {
  readonly id: string;
  /** When it began, in milliseconds. */
  readonly startedAt: number;
}

/** The tab's visit; a new one where there is none or it cannot be read. Called with consent only. */
export function openSession(storage: SafeStorage, now: number = Date.now()): Session {
  const known = parseSession(storage.getItem(SESSION_STORAGE_KEY));
  if (known) return known;
  const session = { id: randomId(), startedAt: now };
  storage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
  return session;
}

/** Removes every trace of the visit. */
export function forgetSession(storage: SafeStorage): void {
  storage.removeItem(SESSION_STORAGE_KEY);
}

function parseSession(text: string | null): Session | null {
  try {
    const found = JSON.parse(text ?? 'null') as Partial<Record<string, unknown>> | null;
    const { id, startedAt } = found ?? {};
    return typeof id === 'string' && typeof startedAt === 'number' ? { id, startedAt } : null;
  } catch {
    return null;
  }
}

// `crypto.randomUUID` is missing where a shop is tried out without TLS.
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(HEXADECIMAL).padStart(2, '0')).join('');
}
