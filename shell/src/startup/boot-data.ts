import { BOOT_ELEMENT_ID } from '@fakos/contracts/remote/element-ids';
import type { BootData } from '@fakos/contracts/remote/manifest';
import { settingsApi } from '@fakos/shared-kit/api/settings/hooks';
import type { AppStore } from '../store/store.ts';

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

/** Resolves when the document is parsed: the page's scripts are async and may run earlier. */
export function waitForParsing(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

/** Reads the boot data that the gateway inlined. */
export function readBootData(): BootData {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as BootData) : EMPTY_BOOT_DATA;
}

/** Fills the API cache with the responses that the gateway inlined, so that the first render needs no request. */
export function fillCache(store: AppStore, responses: BootData['answers']): void {
  const entries = inlinedEndpoints.flatMap((endpointName) =>
    endpointName in responses ? [{ endpointName, arg: undefined, value: responses[endpointName] }] : [],
  );
  if (entries.length > 0) {
    store.dispatch(
      settingsApi.util.upsertQueryEntries(entries as Parameters<typeof settingsApi.util.upsertQueryEntries>[0]),
    );
  }
}

const inlinedEndpoints = ['getSettings', 'getNavigation', 'getContent'] as const;
