import type { Language } from '@fakos/contracts/languages';
import { useCallback } from 'react';
import { useText } from '../../text.ts';

/** Returns a function for the labels of a localised field in both languages, by the names of its fields. */
export function useLocalisedLabels() {
  const text = useText();
  return useCallback(
    <Name extends string>(name: Name, label: string) =>
      ({ [`${name}_el`]: text('form.greek', { label }), [`${name}_en`]: text('form.english', { label }) }) as Record<
        `${Name}_${Language}`,
        string
      >,
    [text],
  );
}
