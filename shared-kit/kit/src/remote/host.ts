import type { Language } from '@fakos/contracts/languages';
import type { ContributedWidget } from '@fakos/contracts/remote/contributed-widget';
import type { SlotName } from '@fakos/contracts/remote/slot-names';
import { type ComponentType, createContext, useContext } from 'react';
import type { TrackEvent } from './analytics-events.ts';
import type { LoadedWidget } from './remote-widget.ts';
import type { SlotProps } from './slots.ts';

export type { AnalyticsEvent, AnalyticsEvents, TrackEvent } from './analytics-events.ts';

/** A part of a live remote. `peek` returns it if it is already loaded, which on the server it always is. */
export interface Fill<Part> {
  readonly remote: string;
  peek(): Part | undefined;
  load(): Promise<Part>;
}

/** One remote's component for a slot. */
export type SlotFill<N extends SlotName> = Fill<ComponentType<SlotProps[N]>>;

/** One remote's widget for pages. */
export type WidgetFill = Fill<LoadedWidget>;

/** The widgets that the live remotes contribute. */
export interface ContributedWidgets {
  /** The widget of a type; undefined where no live remote contributes it. */
  find(type: string): WidgetFill | undefined;
  /**
   * Their descriptions for the page builder's editor. Loads the manifests of their remotes; an unavailable one is left
   * out. Empty on the server.
   */
  list(): Promise<readonly ContributedWidget[]>;
}

/** Options of the authentication dialog. */
export interface AuthenticationRequest {
  /** Reason shown under the title, in the visitor's language. */
  readonly reason?: string | undefined;
  /** Initial value of the e-mail field. */
  readonly email?: string | undefined;
  /** Called once the visitor is signed in; not called if the dialog is closed. */
  readonly onSignedIn?: () => void;
}

/** The shell's API for remotes and slots. */
export interface RemoteHost {
  /** The live remotes' components for a slot; empty if no remote fills it. */
  fills<N extends SlotName>(name: N): readonly SlotFill<N>[];
  /**
   * The widgets that the live remotes contribute to pages, besides those of the page builder. Absent in shells from before
   * remotes could contribute them.
   *
   * @example
   * const { widgets } = useRemoteHost();
   * useEffect(function listWidgets() { void widgets?.list().then(setContributed); }, [widgets]);
   */
  readonly widgets?: ContributedWidgets;
  /** Changes the language of the page, of its URL and of the stored choice, without a page load. */
  setLanguage(language: Language): void;
  /** Loads code and data of a page of the site in advance. */
  prefetch(address: string): void;
  /** Opens the authentication dialog over the page, or calls `onSignedIn` immediately for a signed-in user. */
  authenticate(request: AuthenticationRequest): void;
  /** Records an analytics event if the visitor has consented (spec section 7). */
  trackEvent: TrackEvent;
  /** Origin of the site as the visitor reached it, where the server renders; browsers know it themselves. */
  readonly origin?: string | undefined;
  /** Nonce of the page's Content-Security-Policy, for style elements that a library creates; '' without one. */
  readonly styleNonce: string;
  /**
   * Reports that a remote's component threw while rendering. If the component is given, its release is no longer used, so
   * that loading the same part again loads it from another release.
   */
  // biome-ignore lint/suspicious/noExplicitAny: compared by identity, so any props are accepted
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

/** Set by the shell around the whole page. */
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
 * Records analytics events (spec section 7), for the shell and for remotes. It may be called at any time: events before
 * analytics has loaded are queued, and without consent nothing is sent or stored. Call it after an action has succeeded,
 * with no personal data.
 *
 * @example
 * const track = useTrackEvent();
 * track('purchase', { total, items: lines.map(({ product_id: id, price, quantity }) => ({ id, price, quantity })) });
 */
export function useTrackEvent(): TrackEvent {
  return useRemoteHost().trackEvent;
}
