import type { ContributedTexts, ContributedWidget } from '@fakos/contracts/remote/contributed-widget';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { type FindFields, findOwnFields, registerColumns } from '../model/widget-columns.ts';

/** The widgets that live remotes contribute, by their types. */
export type ContributedWidgets = ReadonlyMap<string, ContributedWidget>;

const ContributedWidgetsContext = createContext<ContributedWidgets>(new Map());

interface ContributedWidgetsProviderProps {
  readonly children: ReactNode;
  /** Shown until the descriptions are there. */
  readonly fallback?: ReactNode;
}

/** Loads the descriptions of contributed widgets once for the whole editor, before it reads the columns of a page. */
export function ContributedWidgetsProvider({ children, fallback }: ContributedWidgetsProviderProps) {
  const { widgets } = useRemoteHost();
  const [contributed, setContributed] = useState<ContributedWidgets>();
  useEffect(
    function listWidgets() {
      let isCurrent = true;
      const show = (list: readonly ContributedWidget[]) => {
        if (!isCurrent) return;
        registerColumns(list);
        setContributed(new Map(list.map((widget) => [widget.type, widget])));
      };
      // Without them, their widgets are shown as unknown ones.
      (widgets?.list() ?? Promise.resolve([])).then(show, () => show([]));
      return () => {
        isCurrent = false;
      };
    },
    [widgets],
  );
  if (!contributed) return fallback;
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
