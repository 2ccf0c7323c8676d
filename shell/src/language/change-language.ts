import { LANGUAGE_STORAGE_KEY, type Language, localisePath } from '@fakos/contracts/languages';
import { baseApi } from '@fakos/shared-kit/api';
import type { I18n } from '@fakos/shared-kit/i18n';
import { browserStorage } from '@fakos/shared-kit/state';
import type { RemoteInstaller } from '../remotes/remote-installer.ts';
import type { AppStore } from '../store/store.ts';
import { loadShellTranslations } from './page-language.ts';
import { loadPageTranslationsFor } from './page-translations.ts';
import { holdReadingPosition } from './reading-position.ts';

/** Changes the language without reloading the page: translations first, then localised API data, then the address. */
export async function changeLanguage(
  language: Language,
  parts: {
    i18n: I18n;
    store: AppStore;
    installer: RemoteInstaller;
    navigate: (address: string) => Promise<void> | void;
  },
): Promise<void> {
  const { i18n, store, installer, navigate } = parts;
  await Promise.all([
    loadShellTranslations(i18n, language),
    installer.loadTranslations(language),
    loadPageTranslationsFor(i18n, language),
  ]);
  const releasePosition = holdReadingPosition();
  browserStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
  store.dispatch(baseApi.util.invalidateTags(['Localised']));
  const { pathname, search, hash } = window.location;
  await navigate(localisePath(`${pathname}${search}${hash}`, language));
  await Promise.allSettled(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  releasePosition();
}
