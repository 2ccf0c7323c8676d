import type { ContributedWidget } from '@fakos/contracts/remote/contributed-widget';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { useEffect, useMemo, useState } from 'react';
import { type LibraryEntry, listEntries } from './library-entries.ts';

/** All widgets that can be inserted. Those of other remotes follow once their manifests are loaded. */
export function useLibraryEntries(): readonly LibraryEntry[] {
  const language = useLanguage();
  const contributed = useContributedWidgets();
  return useMemo(() => listEntries(language, contributed), [language, contributed]);
}

/** The widgets that live remotes contribute, with their fields and texts; empty until they are loaded. */
export function useContributedWidgets(): readonly ContributedWidget[] {
  const { widgets } = useRemoteHost();
  const [contributed, setContributed] = useState<readonly ContributedWidget[]>([]);
  useEffect(
    function listWidgets() {
      let isCurrent = true;
      void widgets?.list().then((list) => isCurrent && setContributed(list));
      return () => {
        isCurrent = false;
      };
    },
    [widgets],
  );
  return contributed;
}
