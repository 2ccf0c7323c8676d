import { browserStorage } from '@fakos/shared-kit/state';
import type { FormValues } from './merge-values.ts';

const STORAGE_PREFIX = 'admin-draft:';
/** Drafts older than this are not offered, in milliseconds. */
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;

/** Unsaved input of a form, with the stored values that it started from. */
export interface StoredDraft<Values extends FormValues> {
  readonly base: Values;
  readonly values: Values;
  /** When it was last changed, in milliseconds since 1970. */
  readonly at: number;
}

/** The draft of a form in this browser. Drafts of forms with other fields are ignored. */
export function readDraft<Values extends FormValues>(key: string, fields: Values): StoredDraft<Values> | undefined {
  try {
    const draft = JSON.parse(browserStorage.getItem(STORAGE_PREFIX + key) ?? 'null') as StoredDraft<Values> | null;
    const isUsable = draft && Date.now() - draft.at < MAX_AGE_MS && hasSameFields(draft.values, fields);
    return isUsable ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the draft of a form. */
export function writeDraft<Values extends FormValues>(key: string, draft: StoredDraft<Values>): void {
  browserStorage.setItem(STORAGE_PREFIX + key, JSON.stringify(draft));
}

/** Deletes the draft of a form. */
export function deleteDraft(key: string): void {
  browserStorage.removeItem(STORAGE_PREFIX + key);
}

function hasSameFields(one: FormValues, other: FormValues): boolean {
  return Object.keys(one).sort().join() === Object.keys(other).sort().join();
}
