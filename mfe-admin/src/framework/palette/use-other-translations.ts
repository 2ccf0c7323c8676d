import { type Translations, useLanguage } from '@fakos/shared-kit/i18n';
import { useCallback, useEffect, useState } from 'react';
import { translationLoaders } from '../../locales.ts';
import type { AdminTextKey } from '../../text.ts';

/**
 * Returns a text in the language that the user has not chosen; undefined while it loads or if it cannot be loaded. It loads
 * once it `isNeeded`.
 */
export function useOtherTranslations(isNeeded: boolean): (key: AdminTextKey) => string | undefined {
  const other = useLanguage() === 'el' ? 'en' : 'el';
  const [loaded, setLoaded] = useState<Translations>();

  useEffect(
    function loadOther() {
      if (!isNeeded) return;
      let isCancelled = false;
      translationLoaders[other]().then(
        (translations) => !isCancelled && setLoaded(translations),
        // Entries are then found by their label in the user's language only.
        () => !isCancelled && setLoaded(undefined),
      );
      return () => {
        isCancelled = true;
      };
    },
    [other, isNeeded],
  );
  return useCallback((key) => loaded && readText(loaded, key), [loaded]);
}

function readText(translations: Translations, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<Translations | string | undefined>(
      (group, name) => (typeof group === 'object' ? group[name] : undefined),
      translations,
    );
  return typeof found === 'string' ? found : undefined;
}
