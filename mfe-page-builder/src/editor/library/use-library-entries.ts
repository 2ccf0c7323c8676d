import { useLanguage } from '@fakos/shared-kit/i18n';
import { useMemo } from 'react';
import { useContributedWidgets } from './contributed-widgets.tsx';
import { type LibraryEntry, listEntries } from './library-entries.ts';

/** All widgets that can be inserted. Those of other remotes follow once their manifests are loaded. */
export function useLibraryEntries(): readonly LibraryEntry[] {
  const language = useLanguage();
  const contributed = useContributedWidgets();
  return useMemo(() => listEntries(language, [...contributed.values()]), [language, contributed]);
}
