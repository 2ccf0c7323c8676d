import { useListSavedSectionsQuery } from '@fakos/shared-kit/api/saved-sections/hooks';
import { useEffect } from 'react';
import { useEditorSession } from '../session/session-context.ts';

/** Provides the content of reusable sections to the editor and its frame, and updates it when it changes. */
export function useSavedSections(): void {
  const session = useEditorSession();
  const saved = useListSavedSectionsQuery().data?.data;
  useEffect(
    function showSavedSections() {
      if (saved) session.setSavedSections(saved);
    },
    [session, saved],
  );
}
