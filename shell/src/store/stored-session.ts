import { browserStorage } from '@fakos/shared-kit/state';
import { parseStoredSession, SESSION_STORAGE_KEYS, type SessionState } from '@fakos/shared-kit/state/session';

/** Reads the stored session; null where it is incomplete, for example while another tab is writing it. */
export function parseSession(): SessionState | null {
  return parseStoredSession({
    token: browserStorage.getItem(SESSION_STORAGE_KEYS.token),
    user: browserStorage.getItem(SESSION_STORAGE_KEYS.user),
    flag: browserStorage.getItem(SESSION_STORAGE_KEYS.flag),
  });
}
