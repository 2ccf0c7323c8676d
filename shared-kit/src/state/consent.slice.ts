import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

/** Categories that a visitor may switch; necessary cookies cannot be switched off (spec section 5). */
export const OPTIONAL_CATEGORIES = ['functional', 'analytics', 'marketing'] as const;
/** See {@link OPTIONAL_CATEGORIES}. */
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];

/** What is allowed, by category (spec section 3, "Cookie consent"). */
export type ConsentSettings = Readonly<Record<OptionalCategory, boolean>> & { readonly necessary: true };

/** How the question about cookies was answered (spec section 4). */
export type ConsentChoice = 'accepted' | 'rejected' | 'custom';

/** See {@link consentSlice}. */
export interface ConsentState {
  /** Null while the question is open. */
  readonly choice: ConsentChoice | null;
  readonly settings: ConsentSettings;
}

/** Browser-storage keys of the answer (spec section 3). */
export const CONSENT_STORAGE_KEYS = { choice: 'cookie-consent', settings: 'cookie-settings' } as const;

const nothing: ConsentSettings = { necessary: true, functional: false, analytics: false, marketing: false };
const everything: ConsentSettings = { necessary: true, functional: true, analytics: true, marketing: true };

/** Before anybody was asked: nothing optional is allowed. */
export const UNANSWERED: ConsentState = { choice: null, settings: nothing };

/**
 * What the visitor allowed. Comes into the store after the first view, and not on a server: until it is there, nothing
 * optional is allowed.
 */
export const consentSlice = createSlice({
  name: 'consent',
  initialState: UNANSWERED,
  reducers: {
    consentAccepted: (): ConsentState => ({ choice: 'accepted', settings: everything }),
    consentRejected: (): ConsentState => ({ choice: 'rejected', settings: nothing }),
    consentCustomised: (_, { payload }: PayloadAction<ConsentSettings>): ConsentState => ({
      choice: 'custom',
      settings: payload,
    }),
    categoryGranted: ({ settings }, { payload }: PayloadAction<OptionalCategory>): ConsentState => ({
      choice: 'custom',
      settings: { ...settings, [payload]: true },
    }),
    /** What the browser remembers, or another tab was told. */
    consentRecalled: (_, { payload }: PayloadAction<ConsentState>) => payload,
  },
});

export const { consentAccepted, consentRejected, consentCustomised, categoryGranted, consentRecalled } =
  consentSlice.actions;

interface WithConsent {
  readonly consent?: ConsentState;
}

/** The answer, undefined until the store has it. */
export const selectConsent = (state: object): ConsentState | undefined => (state as WithConsent).consent;

/** Whether a category is allowed now. */
export const selectAllows = (state: object, category: OptionalCategory): boolean =>
  selectConsent(state)?.settings[category] ?? false;

/** Whether the visitor allows a category; false on the server and until the answer is known. */
export function useConsent(category: OptionalCategory): boolean {
  return useSelector((state: object) => selectAllows(state, category));
}

/** Allows a category from now on; undefined until the answer is known. */
export function useGrantConsent(): ((category: OptionalCategory) => void) | undefined {
  const dispatch = useDispatch();
  const isKnown = useSelector((state: object) => selectConsent(state) !== undefined);
  return isKnown ? (category) => void dispatch(categoryGranted(category)) : undefined;
}

/** Reads what was stored. Null where it is no answer, or where its two halves contradict each other. */
export function parseStoredConsent(stored: { choice: string | null; settings: string | null }): ConsentState | null {
  const { choice } = stored;
  const settings = stored.settings === null ? defaultSettings(choice) : parseSettings(stored.settings);
  if (!settings) return null;
  const allowed = OPTIONAL_CATEGORIES.filter((category) => settings[category]).length;
  if (choice === 'accepted') return allowed === OPTIONAL_CATEGORIES.length ? { choice, settings } : null;
  if (choice === 'rejected') return allowed === 0 ? { choice, settings } : null;
  return choice === 'custom' ? { choice, settings } : null;
}

function defaultSettings(choice: string | null): ConsentSettings | null {
  if (choice === 'accepted') return everything;
  return choice === 'rejected' ? nothing : null;
}

function parseSettings(text: string): ConsentSettings | null {
  try {
    const found = JSON.parse(text) as Partial<Record<string, unknown>> | null;
    if (found?.necessary !== true) return null;
    const { functional, analytics, marketing } = found;
    return typeof functional === 'boolean' && typeof analytics === 'boolean' && typeof marketing === 'boolean'
      ? { necessary: true, functional, analytics, marketing }
      : null;
  } catch {
    return null;
  }
}
