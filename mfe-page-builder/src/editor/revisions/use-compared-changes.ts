import { useDeferredValue, useMemo } from 'react';
import { toStoredSections } from '../model/convert.ts';
import { useEditorState } from '../session/session-context.ts';
import { diffSections, type SectionsChange } from './diff-sections.ts';

/** What changed since the version that the canvas compares the page with; renders again shortly after each change. */
export function useComparedChanges(): readonly SectionsChange[] {
  const compared = useEditorState((state) => state.compared);
  const document = useDeferredValue(useEditorState((state) => state.document));
  return useMemo(
    () =>
      compared
        ? diffSections(compared.sections, { el: toStoredSections(document.el), en: toStoredSections(document.en) })
        : [],
    [compared, document],
  );
}
