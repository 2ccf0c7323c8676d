import { type ComponentType, createContext, useContext } from 'react';
import type { Language } from '../i18n/languages.ts';
import type { TrackEvent } from './analytics-events.ts';
import type { SlotName, SlotProps } from './slots.ts';

export type { AnalyticsEvent, AnalyticsEvents, TrackEvent } from './analytics-events.ts';

/** One remote's component for a slot. `peek` answers at once when it is there already (always so on the server). */
export interface SlotFill<N extends SlotName> {
  readonly remote: string;
  peek(): ComponentType<SlotProps[N]> | undefined;
  load(): Promise<ComponentType<SlotProps[N]>>;
}

/** Why a visitor is asked to sign in, and what goes on after that. */
export interface AuthenticationRequest {
  /** Said under the title, in the visitor's language. */
  readonly reason?: string | undefined;
  /** Filled in beforehand. */
  readonly email?: string | undefined;
  /** Runs once the visitor is signed in; not at all where the dialog is closed. */
  readonly onSignedIn?: () => void;
}

/** What the shell offers to whoever renders slots. */
export interface RemoteHost {
  /** The live remotes' components for a slot, none where no remote fills it. */
  fills<N extends SlotName>(name: N): readonly SlotFill<N>[];
  /** Changes the language of the page, its address and what is stored, without leaving it. */
  setLanguage(language: Language): void;
  /** Loads what an address inside the site needs, code and data together, before the visitor goes there. */
  prefetch(address: string): void;
  /** Asks the visitor to sign in or register, over the page as it is; goes on at once where somebody is signed in. */
  authenticate(request: AuthenticationRequest): void;
  /** Counts what a visitor did, where they allow it (spec section 7). */
  trackEvent: TrackEvent;
  /** Nonce of the page's Content-Security-Policy, for style elements that a library writes; '' where there is none. */
  readonly styleNonce: string;
  /**
   * Hears of a remote's component that threw while rendering. Named, that component's release gives no part any more,
   * so that loading the same part again brings another release's.
   */
  // biome-ignore lint/suspicious/noExplicitAny: components of every kind of props are told by identity
  reportRenderFailure(remote: string, error: unknown, component?: ComponentType<any>): void;
}

const RemoteHostContext = createContext<RemoteHost>({
  fills: () => [],
  setLanguage: () => undefined,
  prefetch: () => undefined,
  authenticate: () => undefined,
  trackEvent: () => undefined,
  styleNonce: '',
  reportRenderFailure: () => undefined,
});

/** Set by the shell around everything. */
export const RemoteHostProvider = RemoteHostContext.Provider;

/** The shell's {@link RemoteHost}. */
export function useRemoteHost(): RemoteHost {
  return useContext(RemoteHostContext);
}

/**
 * Opens the shared authentication dialog (spec section 2).
 *
 * @example
 * const { open } = useAuthentication();
 * open({ reason: text('orders.signInFirst'), onSignedIn: () => void reload() });
 */
export function useAuthentication(): { open: RemoteHost['authenticate'] } {
  return { open: useRemoteHost().authenticate };
}

/** Changes the visitor's language; see {@link RemoteHost.setLanguage}. */
export function useSetLanguage(): (language: Language) => void {
  return useRemoteHost().setLanguage;
}

/**
 * Counts what a visitor did (spec section 7), for the shell and for remotes. It may be called at any time: what happens
 * before analytics has loaded waits for it, and without consent nothing is sent or kept. Call it where something has
 * happened, not where it was asked for, and with nothing that leads to a person.
 *
 * @example
 * const track = useTrackEvent();
 * track('purchase', { total, items: lines.map(({ product_id: id, price, quantity }) => ({ id, price, quantity })) });
 */
export function useTrackEvent(): TrackEvent {
  return useRemoteHost().trackEvent;
}
