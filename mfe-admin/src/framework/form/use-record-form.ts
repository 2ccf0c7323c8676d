import type { FieldErrors } from '@fakos/contracts/errors';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useForm } from '@mantine/form';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFailureText } from '../states/failure-text.ts';
import { type FormValues, listChangedFields, type MergedValues, mergeValues } from './merge-values.ts';
import { deleteDraft, readDraft, type StoredDraft, writeDraft } from './stored-draft.ts';

const DRAFT_PAUSE_MS = 400;
const noFields: readonly string[] = [];

/** A record as its form loads it. */
export interface LoadedRecord<Values extends FormValues> {
  readonly values: Values;
  /** Sent with a save; the server rejects a stale one with 412. Undefined for a new record. */
  readonly version: string | number | undefined;
}

/** Saves the changed fields of a record; rejects with the API's failure. Resolves to the new version. */
export type SaveRecord<Values extends FormValues> = (
  changes: Partial<Values>,
  record: LoadedRecord<Values>,
) => Promise<{ version: string | number }>;

/** Options of a record's form. `Values` is flat, so that drafts and merges work by field. */
export interface RecordFormOptions<Values extends FormValues> {
  /** Identifies the record's draft in this browser, for example `products:4` or `products:new`. */
  readonly draftKey: string;
  /** Must keep its identity until another response arrives. */
  readonly loaded: LoadedRecord<Values>;
  /** Error messages by field; empty for valid values. */
  readonly validate: (values: Values) => FieldErrors;
  readonly save: SaveRecord<Values>;
  /** Requests the record as another editor has stored it; for a save that was rejected as stale. */
  readonly reload?: () => Promise<LoadedRecord<Values>>;
  /** Called after a save that succeeded. */
  readonly onSaved?: (changes: Partial<Values>) => void;
  /** Field of the form for a field in the server's errors, where their names differ. */
  readonly toField?: (field: string) => string;
  /** Fields that no draft contains, such as passwords. Must keep its identity. */
  readonly secretFields?: readonly string[];
}

/** Changes of another editor that must be resolved before the form's values are saved or restored. */
export interface PendingMerge<Values extends FormValues> extends MergedValues<Values> {
  readonly theirs: LoadedRecord<Values>;
  /** `save` saves the merged values; `restore` puts them into the form. */
  readonly purpose: 'save' | 'restore';
  readonly save: SaveRecord<Values>;
}

/** State of a record's form. */
export interface RecordForm<Values extends FormValues> {
  readonly values: Values;
  readonly errors: Readonly<Record<string, string>>;
  /** The values that are stored on the server. */
  readonly stored: Values;
  /** True if a value differs from the stored one; typing and reverting leaves it false. */
  readonly isDirty: boolean;
  readonly isNew: boolean;
  readonly isSaving: boolean;
  /** Whether the server rejected the last attempt to save. */
  readonly isRejected: boolean;
  /** Message of a failed save that belongs to no field. */
  readonly failureMessage: string | undefined;
  /** Unsaved input of an earlier visit, until it is restored or discarded. */
  readonly draft: StoredDraft<Values> | undefined;
  readonly merge: PendingMerge<Values> | undefined;
  setValue<Field extends keyof Values & string>(field: Field, value: Values[Field]): void;
  /** Validates and saves, by default with the form's `save`. Resolves to true if the record is saved. */
  submit(save?: SaveRecord<Values>): Promise<boolean>;
  /** Returns to the stored values. */
  discard(): void;
  restoreDraft(): void;
  discardDraft(): void;
  /** Continues with the values that the user chose for the fields in conflict. */
  resolveMerge(chosen: Partial<Values>): Promise<boolean>;
  cancelMerge(): void;
}

/** See {@link RecordForm}. */
export function useRecordForm<Values extends FormValues>(options: RecordFormOptions<Values>): RecordForm<Values> {
  const {
    draftKey,
    loaded,
    validate,
    save,
    reload,
    onSaved,
    toField = (field) => field,
    secretFields = noFields,
  } = options;
  const failureText = useFailureText();
  const [record, setRecord] = useState(loaded);
  const [isSaving, setSaving] = useState(false);
  const [isRejected, setRejected] = useState(false);
  const [failureMessage, setFailureMessage] = useState<string>();
  const [draft, setDraft] = useState(() => readDraft(draftKey, loaded.values));
  const [merge, setMerge] = useState<PendingMerge<Values>>();
  const form = useForm<Record<string, unknown>>({ initialValues: { ...loaded.values } });
  const values = form.values as Values;
  const changed = listChangedFields(record.values, values);
  const isDirty = changed.length > 0;

  const lastLoaded = useRef(loaded);
  useEffect(
    function showNewerRecord() {
      if (lastLoaded.current === loaded || isDirty || isSaving) return;
      lastLoaded.current = loaded;
      setRecord(loaded);
      form.setValues({ ...loaded.values });
    },
    [loaded, isDirty, isSaving, form.setValues],
  );

  useEffect(
    function storeDraft() {
      // An offered draft stays until the user decides about it.
      if (draft) return;
      const storable = { ...values, ...Object.fromEntries(secretFields.map((field) => [field, record.values[field]])) };
      if (listChangedFields(record.values, storable).length === 0) {
        deleteDraft(draftKey);
        return;
      }
      const write = () => writeDraft(draftKey, { base: record.values, values: storable, at: Date.now() });
      const timer = setTimeout(write, DRAFT_PAUSE_MS);
      return () => clearTimeout(timer);
    },
    [draft, draftKey, record, values, secretFields],
  );

  function setFieldErrors(errors: FieldErrors): boolean {
    form.setErrors(errors);
    return Object.keys(errors).length > 0;
  }

  async function saveValues(
    next: Values,
    before: LoadedRecord<Values>,
    saveChanges: SaveRecord<Values>,
  ): Promise<boolean> {
    const fields = listChangedFields(before.values, next);
    const changes = Object.fromEntries(fields.map((field) => [field, next[field]])) as Partial<Values>;
    setSaving(true);
    setRejected(false);
    setFailureMessage(undefined);
    try {
      const { version } = await saveChanges(changes, before);
      setRecord({ values: next, version });
      form.setValues({ ...next });
      form.clearErrors();
      setMerge(undefined);
      deleteDraft(draftKey);
      onSaved?.(changes);
      return true;
    } catch (failure) {
      return await handleFailure(failure, next, before, saveChanges);
    } finally {
      setSaving(false);
    }
  }

  /** Shows the failure, or merges with another editor's changes. Resolves to true if the record is saved in the end. */
  async function handleFailure(
    failure: unknown,
    mine: Values,
    before: LoadedRecord<Values>,
    saveChanges: SaveRecord<Values>,
  ): Promise<boolean> {
    if (isApiFailure(failure) && failure.code === 'STALE_VERSION' && reload) {
      try {
        const theirs = await reload();
        const merged = mergeValues(before.values, mine, theirs.values);
        // The version may change without the form's fields, for example with images.
        if (merged.taken.length + merged.conflicts.length === 0) return await saveValues(mine, theirs, saveChanges);
        setMerge({ ...merged, theirs, purpose: 'save', save: saveChanges });
      } catch (error) {
        setRejected(true);
        setFailureMessage(failureText(error));
      }
      return false;
    }
    setRejected(true);
    const fields = isApiFailure(failure) ? (failure.fields ?? {}) : {};
    const known = Object.entries(fields).map(([field, message]) => [toField(field), message] as const);
    setFieldErrors(Object.fromEntries(known.filter(([field]) => field in mine)));
    const isCompletelyShown = known.length > 0 && known.every(([field]) => field in mine);
    setFailureMessage(isCompletelyShown ? undefined : failureText(failure));
    return false;
  }

  return {
    values,
    errors: useMemo(() => toMessages(form.errors), [form.errors]),
    stored: record.values,
    isDirty,
    isNew: record.version === undefined,
    isSaving,
    isRejected,
    failureMessage,
    draft,
    merge,
    setValue: (field, value) => {
      form.setFieldValue(field, value as never);
      form.clearFieldError(field);
    },
    submit: async (saveChanges = save) => {
      setRejected(false);
      if (setFieldErrors(validate(values))) return false;
      return saveValues(values, record, saveChanges);
    },
    discard: () => {
      form.setValues({ ...record.values });
      form.clearErrors();
      setRejected(false);
      setFailureMessage(undefined);
    },
    restoreDraft: () => {
      if (!draft) return;
      setDraft(undefined);
      const merged = mergeValues(draft.base, draft.values, record.values);
      if (merged.conflicts.length > 0) setMerge({ ...merged, theirs: record, purpose: 'restore', save });
      else form.setValues({ ...merged.values });
    },
    discardDraft: () => {
      setDraft(undefined);
      deleteDraft(draftKey);
    },
    resolveMerge: async (chosen) => {
      if (!merge) return false;
      const next = { ...merge.values, ...chosen };
      setRecord(merge.theirs);
      form.setValues({ ...next });
      setMerge(undefined);
      return merge.purpose === 'save' ? saveValues(next, merge.theirs, merge.save) : true;
    },
    cancelMerge: () => setMerge(undefined),
  };
}

function toMessages(errors: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) => (typeof error === 'string' ? [[field, error]] : [])),
  );
}
