import { createContext, type ReactNode, use, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { LanguageSections } from '../checks/check-problem.ts';
import { type PageChecks, usePageChecks } from '../checks/use-page-checks.ts';
import { toStoredSections } from '../model/convert.ts';
import type { DraftSaver } from '../session/draft-saver.ts';
import { useEditorState } from '../session/session-context.ts';

/** The edited page as it is stored, with what the checks found. */
export type CheckedPage = PageChecks & { readonly sections: LanguageSections };

const CheckedPageContext = createContext<CheckedPage | undefined>(undefined);

/** Checks the page for everything that shows the result; the parts around it do not render again. */
export function PageChecksProvider({ saver, children }: { saver: DraftSaver; children: ReactNode }) {
  // What is typed is shown first.
  const document = useDeferredValue(useEditorState((state) => state.document));
  const { stale_en: staleIds } = useSyncExternalStore(saver.subscribe, () => saver.getState().stored);
  const sections = useMemo(
    () => ({ el: toStoredSections(document.el), en: toStoredSections(document.en) }),
    [document],
  );
  const checks = usePageChecks({ sections, staleIds });
  const value = useMemo(() => ({ ...checks, sections }), [checks, sections]);
  return <CheckedPageContext value={value}>{children}</CheckedPageContext>;
}

/** See {@link CheckedPage}. */
export function useCheckedPage(): CheckedPage {
  const page = use(CheckedPageContext);
  if (!page) throw new Error('no checks');
  return page;
}
