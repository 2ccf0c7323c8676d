import { useCallback } from 'react';
import type { CheckProblem } from '../checks/check-problem.ts';
import { useEditorSession } from '../session/session-context.ts';

/** Selects the node of a problem and shows its fields. */
export function useOpenProblem(onEdit: () => void): (problem: CheckProblem) => void {
  const session = useEditorSession();
  return useCallback(
    ({ language, id }) => {
      const { nodes } = session.getState().document[language];
      const key = Object.values(nodes).find((node) => node.id === id)?.key;
      session.setLanguage(language);
      if (key === undefined) return;
      session.select([key]);
      onEdit();
    },
    [session, onEdit],
  );
}
