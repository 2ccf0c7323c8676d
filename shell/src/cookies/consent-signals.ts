import type { ConsentSettings } from '@fakos/shared-kit/state/consent';

type Signal = 'granted' | 'denied';

/** Signals of Google's Consent Mode v2. */
type Signals = Readonly<
  Record<
    | 'ad_storage'
    | 'ad_user_data'
    | 'ad_personalization'
    | 'analytics_storage'
    | 'functionality_storage'
    | 'personalization_storage'
    | 'security_storage',
    Signal
  >
>;

interface ConsentTargets {
  dataLayer?: unknown[];
  gtag?: unknown;
  analytics?: unknown;
}

/** Denies every signal until the visitor has chosen. */
export function denyByDefault(): void {
  sendToTags('default', toSignals(undefined));
}

/**
 * Sends the current consent to Google tags, and to an analytics object of the page if one is present (spec section 4).
 */
export function signalConsent(settings: ConsentSettings): void {
  sendToTags('update', toSignals(settings));
  const { analytics } = window as ConsentTargets;
  const update = (analytics as { updateConsent?: unknown } | undefined)?.updateConsent;
  if (typeof update === 'function') update.call(analytics, settings);
}

function toSignals(settings: ConsentSettings | undefined): Signals {
  const signal = (isAllowed: boolean | undefined): Signal => (isAllowed ? 'granted' : 'denied');
  return {
    ad_storage: signal(settings?.marketing),
    ad_user_data: signal(settings?.marketing),
    ad_personalization: signal(settings?.marketing),
    analytics_storage: signal(settings?.analytics),
    functionality_storage: signal(settings?.functional),
    personalization_storage: signal(settings?.functional),
    security_storage: signal(settings?.necessary),
  };
}

function sendToTags(..._command: readonly ['default' | 'update', Signals]): void {
  const page = window as ConsentTargets;
  if (typeof page.gtag === 'function') {
    page.gtag('consent', ..._command);
    return;
  }
  page.dataLayer ??= [];
  page.dataLayer.push(toArguments('consent', ..._command));
}

/** Google tags read commands from an `arguments` object only; they treat an array as data. */
function toArguments(..._command: readonly unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: Google tags need an arguments object
  return arguments;
}
