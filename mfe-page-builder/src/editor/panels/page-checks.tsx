import { createContext, type ReactNode, use, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { LanguageSections } from '../checks/check-problem.ts';
import { type PageChecks, usePageChecks } from '../checks/use-page-checks.ts';
import { toStoredSections } from '../model/convert.ts';
import type { DraftSaver } from '../session/draft-saver.ts';
import { useEditorState } from '../session/session-context.ts';

const PageChecksContext = createContext<PageChecks | undefined>(undefined);

/** Checks the page for everything that shows the result; the parts around it do not render again. */
export function PageChecksProvider({ saver, children }: { saver: DraftSaver; children: ReactNode }) {
  // Deferred, so that typing is displayed first.
  const document = useDeferredValue(useEditorState((state) => state.document));
  const { stale_en: staleIds } = useSyncExternalStore(saver.subscribe, () => saver.getState().stored);
  const sections = useMemo(
    () => ({ el: toStoredSections(document.el), en: toStoredSections(document.en) }),
    [document],
  );
  const { problems, weights, isChecking } = usePageChecks({ sections, staleIds });
  const value = useMemo(() => ({ problems, weights, isChecking }), [problems, weights, isChecking]);
  return <PageChecksContext value={value}>{children}</PageChecksContext>;
}

/** What the checks found on the edited page. */
export function useCheckedPage(): PageChecks {
  const checks = use(PageChecksContext);
  if (!checks) throw new Error('no checks');
  return checks;
}

/** The edited page as it is stored. */
export function useStoredSections(): LanguageSections {
  const document = useEditorState((state) => state.document);
  return useMemo(() => ({ el: toStoredSections(document.el), en: toStoredSections(document.en) }), [document]);
}
