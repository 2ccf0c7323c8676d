import { useFormat } from '@fakos/shared-kit/i18n';
import { useCallback } from 'react';
import { useEditorText } from '../editor-text.ts';
import type { CheckProblem } from './check-problem.ts';

/** Texts of problems in the language of the back office. */
export function useProblemText(): (problem: Pick<CheckProblem, 'code' | 'params'>) => string {
  const text = useEditorText();
  const format = useFormat();
  return useCallback(
    ({ code, params }) => {
      const values = Object.entries(params).map(([name, value]) => {
        if (name === 'text' && value === '') return [name, text('checks.noText')];
        return [name, typeof value === 'number' ? format.number(value) : value];
      });
      return text(`checks.problems.${code}`, Object.fromEntries(values));
    },
    [text, format],
  );
}
