import { PREVIEW_FRAME, PREVIEW_READY, type PreviewMessage } from '@fakos/contracts/settings/preview';
import { settingsApi } from '@fakos/shared-kit/api/settings/hooks';
import { hydrateWaitingParts } from '@fakos/shared-kit/lazy';
import { selectIsStaff } from '@fakos/shared-kit/state/session';
import type { AppStore } from '../store/store.ts';

type Endpoint = 'getSettings' | 'getContent' | 'getNavigation';

/**
 * Shows values that the back office sends to this page, in place of those that the API returned. They are accepted only from a
 * page of this site that has framed this one, and only while a member of staff is signed in.
 */
export function startSettingsPreview(store: AppStore): void {
  if (window.parent === window) return;
  // Staff type next to the frame, so it gets no interaction that would hydrate all of its parts.
  hydrateWaitingParts();
  const shown = new Map<Endpoint, unknown>();
  const originals = new Map<Endpoint, unknown>();
  let message: PreviewMessage | undefined;
  let isApplying = false;

  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== window.location.origin) return;
    if (!isPreviewMessage(event.data)) return;
    message = event.data;
    apply(true);
  });
  // A response that arrives later, such as after a change of the language, does not end the preview. The session is restored after
  // the hydration, which may be after the first message.
  store.subscribe(() => apply(false));
  window.parent.postMessage(PREVIEW_READY, window.location.origin);

  function apply(isNew: boolean): void {
    if (!message || isApplying || !selectIsStaff(store.getState())) return;
    isApplying = true;
    for (const endpoint of ['getSettings', 'getContent', 'getNavigation'] as const) {
      const { data } = settingsApi.endpoints[endpoint].select()(store.getState());
      if (!data || (!isNew && data === shown.get(endpoint))) continue;
      if (data !== shown.get(endpoint)) originals.set(endpoint, data);
      const value = withPreview(endpoint, originals.get(endpoint) as object, message);
      store.dispatch(settingsApi.util.updateQueryData(endpoint, undefined, () => value as never));
      shown.set(endpoint, settingsApi.endpoints[endpoint].select()(store.getState()).data);
    }
    isApplying = false;
  }
}

function withPreview(endpoint: Endpoint, original: object, { settings, navigation }: PreviewMessage): object {
  const shownSettings = Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, withoutHidden(value)]));
  if (endpoint === 'getSettings') {
    const response = original as { settings: object };
    return { ...response, settings: { ...response.settings, ...shownSettings } };
  }
  const { data } = original as { data: { content: object; pages: readonly { type: string }[] } };
  if (endpoint === 'getContent')
    return { ...original, data: { ...data, content: { ...data.content, ...shownSettings } } };
  if (!navigation) return original;
  const dynamicPages = data.pages.filter(({ type }) => type === 'dynamic');
  return { ...original, data: { ...navigation, pages: [...navigation.pages, ...dynamicPages] } };
}

/** The API sends visitors no items that are switched off. */
function withoutHidden(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.filter(
    (item: { enabled?: unknown; is_active?: unknown }) => item.enabled !== false && item.is_active !== false,
  );
}

function isPreviewMessage(data: unknown): data is PreviewMessage {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === PREVIEW_FRAME && 'settings' in data
  );
}
