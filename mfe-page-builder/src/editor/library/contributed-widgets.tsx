import type { ContributedTexts, ContributedWidget } from '@fakos/contracts/remote/contributed-widget';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { type FindFields, findOwnFields } from '../model/widget-columns.ts';

/** The widgets that live remotes contribute, by their types; empty until they are loaded. */
export type ContributedWidgets = ReadonlyMap<string, ContributedWidget>;

const ContributedWidgetsContext = createContext<ContributedWidgets>(new Map());

/** Loads the descriptions of contributed widgets once for the whole editor. */
export function ContributedWidgetsProvider({ children }: { children: ReactNode }) {
  const { widgets } = useRemoteHost();
  const [contributed, setContributed] = useState<ContributedWidgets>(new Map());
  useEffect(
    function listWidgets() {
      let isCurrent = true;
      void widgets?.list().then((list) => {
        if (isCurrent) setContributed(new Map(list.map((widget) => [widget.type, widget])));
      });
      return () => {
        isCurrent = false;
      };
    },
    [widgets],
  );
  return <ContributedWidgetsContext value={contributed}>{children}</ContributedWidgetsContext>;
}

/** See {@link ContributedWidgets}. */
export const useContributedWidgets = () => use(ContributedWidgetsContext);

/** Finds the fields of the page builder's own widgets and of those that live remotes contribute. */
export function useFindFields(): FindFields {
  const contributed = useContributedWidgets();
  return useCallback((type) => findOwnFields(type) ?? contributed.get(type)?.fields, [contributed]);
}

/** Texts of contributed widgets in the language of the back office, by their types. */
export function useContributedTexts(): ReadonlyMap<string, ContributedTexts> {
  const language = useLanguage();
  const contributed = useContributedWidgets();
  return useMemo(
    () => new Map([...contributed].map(([type, { texts }]) => [type, texts[language]])),
    [contributed, language],
  );
}
