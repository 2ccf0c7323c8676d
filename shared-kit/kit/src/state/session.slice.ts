import type { SignedInUser } from '@fakos/contracts/login/contract';
import { isStaff, roles } from '@fakos/contracts/roles';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The session. The token alone is not sufficient: the gateway binds it to an HttpOnly cookie (product.md section 1). */
export interface SessionState {
  user: SignedInUser | null;
  token: string | null;
  /** User whose session the server ended, until the next sign-in or sign-out; their input may still be on the screen. */
  ended?: SignedInUser;
}

/** Browser-storage keys of the session; either all three are set or none (spec section 4, "Auth"). */
export const SESSION_STORAGE_KEYS = { token: 'authToken', user: 'currentUser', flag: 'isLoggedIn' } as const;

const signedOut: SessionState = { user: null, token: null };

/** The session, for display only; the server checks every permission. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    signedIn: (_, action: PayloadAction<{ user: SignedInUser; token: string }>) => action.payload,
    signedOut: () => signedOut,
    sessionEnded: ({ user }) => (user ? { ...signedOut, ended: user } : signedOut),
    userChanged: (state, action: PayloadAction<SignedInUser>) => {
      if (state.token) state.user = action.payload;
    },
  },
  selectors: {
    selectUser: (state) => state.user,
    selectToken: (state) => state.token,
    selectEndedUser: (state) => state.ended,
    selectIsStaff: (state) => isStaff(state.user?.role),
  },
});

export const { signedIn, signedOut: signOut, sessionEnded, userChanged } = sessionSlice.actions;
export const { selectUser, selectToken, selectEndedUser, selectIsStaff } = sessionSlice.selectors;

/**
 * Parses the stored session. Null if one of the three values is missing or invalid; the caller then clears all three.
 */
export function parseStoredSession(stored: {
  token: string | null;
  user: string | null;
  flag: string | null;
}): SessionState | null {
  if (!stored.token || !stored.user || stored.flag !== 'true') return null;
  try {
    const user: unknown = JSON.parse(stored.user);
    return isStoredUser(user) ? { token: stored.token, user } : null;
  } catch {
    return null;
  }
}

function isStoredUser(value: unknown): value is SignedInUser {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Record<string, unknown>;
  return (
    Number.isInteger(user.id) &&
    typeof user.name === 'string' &&
    typeof user.email === 'string' &&
    roles.some((role) => role === user.role) &&
    typeof user.must_change_password === 'boolean'
  );
}
