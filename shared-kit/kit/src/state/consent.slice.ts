import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

/** Optional cookie categories; necessary cookies are always allowed (spec section 5). */
export const OPTIONAL_CATEGORIES = ['functional', 'analytics', 'marketing'] as const;
/** See {@link OPTIONAL_CATEGORIES}. */
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];

/** Consent by category (spec section 3, "Cookie consent"). */
export type ConsentSettings = Readonly<Record<OptionalCategory, boolean>> & { readonly necessary: true };

/** Choice in the consent dialog (spec section 4). */
export type ConsentChoice = 'accepted' | 'rejected' | 'custom';

/** See {@link consentSlice}. */
export interface ConsentState {
  /** Null before the visitor has chosen. */
  readonly choice: ConsentChoice | null;
  readonly settings: ConsentSettings;
}

/** Browser-storage keys of the consent (spec section 3). */
export const CONSENT_STORAGE_KEYS = { choice: 'cookie-consent', settings: 'cookie-settings' } as const;

const nothing: ConsentSettings = { necessary: true, functional: false, analytics: false, marketing: false };
const everything: ConsentSettings = { necessary: true, functional: true, analytics: true, marketing: true };

/** State before the visitor's choice: no optional category is allowed. */
export const INITIAL_CONSENT: ConsentState = { choice: null, settings: nothing };

/**
 * The visitor's cookie consent. Added to the store after the first view, and never on the server; until then no optional
 * category is allowed.
 */
export const consentSlice = createSlice({
  name: 'consent',
  initialState: INITIAL_CONSENT,
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
    /** Restored from browser storage or received from another tab. */
    consentRestored: (_, { payload }: PayloadAction<ConsentState>) => payload,
  },
});

export const { consentAccepted, consentRejected, consentCustomised, categoryGranted, consentRestored } =
  consentSlice.actions;

interface WithConsent {
  readonly consent?: ConsentState;
}

/** The consent; undefined until it has been restored. */
export const selectConsent = (state: object): ConsentState | undefined => (state as WithConsent).consent;

/** Whether a category is allowed. */
export const selectIsAllowed = (state: object, category: OptionalCategory): boolean =>
  selectConsent(state)?.settings[category] ?? false;

/** Whether the visitor allows a category; false on the server and until the consent has been restored. */
export function useConsent(category: OptionalCategory): boolean {
  return useSelector((state: object) => selectIsAllowed(state, category));
}

/** Function that allows a category; undefined until the consent has been restored. */
export function useGrantConsent(): ((category: OptionalCategory) => void) | undefined {
  const dispatch = useDispatch();
  const isKnown = useSelector((state: object) => selectConsent(state) !== undefined);
  return isKnown ? (category) => void dispatch(categoryGranted(category)) : undefined;
}

/** Parses the stored consent. Null if it is invalid or if choice and settings contradict each other. */
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
