import { useEffect, useState } from 'react';
import { deleteDraft, readDraft, writeDraft } from './stored-draft.ts';

const EMPTY = { text: '' };

/** A text that stays in this browser until it is sent. */
export interface StoredText {
  readonly value: string;
  setValue(value: string): void;
  /** Empties it after it was sent. */
  clear(): void;
}

/** See {@link StoredText}. `key` identifies it in this browser, for example `messages:4:reply`. */
export function useStoredText(key: string): StoredText {
  const [value, setValue] = useState(() => readDraft(key, EMPTY)?.values.text ?? '');

  useEffect(
    function storeText() {
      if (value.trim() === '') deleteDraft(key);
      else writeDraft(key, { base: EMPTY, values: { text: value }, at: Date.now() });
    },
    [key, value],
  );

  return { value, setValue, clear: () => setValue('') };
}
