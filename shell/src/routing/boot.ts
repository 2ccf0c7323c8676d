import { settingsApi } from '@fakos/shared-kit/api/settings/hooks';
import type { BootData } from '@fakos/shared-kit/remote/manifest';
import type { AppStore } from '../store/store.ts';

/** Id of the element in which the gateway inlines {@link BootData}; the same name as in the kit's manifest contract. */
const BOOT_ELEMENT_ID = 'fakos-boot';

const EMPTY_BOOT_DATA: BootData = {
  language: 'el',
  nonce: '',
  composition: '',
  remotes: [],
  slots: [],
  rendered: false,
  cache: null,
  answers: {},
};

/** Scripts of the page run as soon as they arrive; this waits for the page's own end. */
export function untilParsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

/** Reads the start data that the gateway wrote into the page. */
export function readBootData(): BootData {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as BootData) : EMPTY_BOOT_DATA;
}

/** Puts the answers that the gateway fetched into the API's cache, so that the first render waits for nothing. */
export function fillCache(store: AppStore, answers: BootData['answers']): void {
  const entries = inlinedEndpoints.flatMap((endpointName) =>
    endpointName in answers ? [{ endpointName, arg: undefined, value: answers[endpointName] }] : [],
  );
  if (entries.length > 0) {
    store.dispatch(
      settingsApi.util.upsertQueryEntries(entries as Parameters<typeof settingsApi.util.upsertQueryEntries>[0]),
    );
  }
}

const inlinedEndpoints = ['getSettings', 'getNavigation', 'getContent'] as const;
