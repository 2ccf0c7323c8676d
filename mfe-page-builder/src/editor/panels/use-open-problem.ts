import { LANGUAGES } from '@fakos/contracts/languages';
import { useCallback } from 'react';
import type { CheckProblem } from '../checks/check-problem.ts';
import { useEditorSession } from '../session/session-context.ts';
import type { FieldPlace } from './focus-field.ts';

/** Selects the node of a problem and moves to its field; a node without its translation in the language that has it. */
export function useOpenProblem(onOpenField: (place: FieldPlace) => void): (problem: CheckProblem) => void {
  const session = useEditorSession();
  return useCallback(
    ({ language, id, field, item, itemField }) => {
      const { document } = session.getState();
      const found = [language, ...LANGUAGES].flatMap((shown) => {
        const node = Object.values(document[shown].nodes).find((other) => other.id === id);
        return node ? [{ shown, key: node.key }] : [];
      })[0];
      session.setLanguage(found?.shown ?? language);
      if (!found) return;
      session.select([found.key]);
      onOpenField({ field, item, itemField });
    },
    [session, onOpenField],
  );
}
