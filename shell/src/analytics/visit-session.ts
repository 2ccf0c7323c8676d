import type { SafeStorage } from '@fakos/shared-kit/state';

/** Session-storage key of the visit. */
export const SESSION_STORAGE_KEY = 'analytics-session';

const ID_BYTES = 16;
const HEX_RADIX = 16;

/** A visit of one tab, with a random id that is not derived from the visitor. */
export interface Session {
  readonly id: string;
  /** Start time in milliseconds since the epoch. */
  readonly startedAt: number;
}

/** The visit of this tab, created when none is stored. Must be called with consent only. */
export function getOrStartSession(storage: SafeStorage, now: number = Date.now()): Session {
  const stored = parseSession(storage.getItem(SESSION_STORAGE_KEY));
  if (stored) return stored;
  const session = { id: createRandomId(), startedAt: now };
  storage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
  return session;
}

export function clearSession(storage: SafeStorage): void {
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

// `crypto.randomUUID` needs a secure context, which a shop without TLS does not have.
function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(HEX_RADIX).padStart(2, '0')).join('');
}
