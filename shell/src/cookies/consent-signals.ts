import type { ConsentSettings } from '@fakos/shared-kit/state/consent';

type Signal = 'granted' | 'denied';

/** The signals of Consent Mode v2. */
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

interface Listeners {
  dataLayer?: unknown[];
  gtag?: unknown;
  analytics?: unknown;
}

/** Says before anything else that nothing is allowed. */
export function denyByDefault(): void {
  tellTags('default', signalsOf(undefined));
}

/** Says what is allowed now, also to an analytics object of the page if one is present (spec section 4). */
export function signalConsent(settings: ConsentSettings): void {
  tellTags('update', signalsOf(settings));
  const { analytics } = window as Listeners;
  const update = (analytics as { updateConsent?: unknown } | undefined)?.updateConsent;
  if (typeof update === 'function') update.call(analytics, settings);
}

function signalsOf(settings: ConsentSettings | undefined): Signals {
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

function tellTags(..._command: readonly ['default' | 'update', Signals]): void {
  const page = window as Listeners;
  if (typeof page.gtag === 'function') {
    page.gtag('consent', ..._command);
    return;
  }
  page.dataLayer ??= [];
  page.dataLayer.push(argumentsOf('consent', ..._command));
}

/** Google's tags read commands from an `arguments` object only; an array is data to them. */
function argumentsOf(..._command: readonly unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments;
}
