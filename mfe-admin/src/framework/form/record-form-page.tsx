import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Alert, Anchor, Button, Group, List, Paper, Text } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../text.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { DraftNotice } from './draft-notice.tsx';
import styles from './form.module.css';
import { FormContext, getFieldId } from './form-context.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { type ListFieldAuthors, MergeDialog } from './merge-dialog.tsx';
import type { FormValues } from './merge-values.ts';
import type { RecordForm, SaveRecord } from './use-record-form.ts';

/** A further button that saves the form. */
export interface OtherSave<Values extends FormValues> {
  readonly label: string;
  readonly save: SaveRecord<Values>;
}

interface RecordFormPageProps<Values extends FormValues> {
  readonly form: RecordForm<Values>;
  /** Labels of the fields, for the summary of errors and for merging. */
  readonly fieldLabels: Readonly<Record<keyof Values & string, string>>;
  /** Title above the server's message if a save is rejected; none by default. */
  readonly failureTitle?: string;
  /** Formats a field's value where its label alone does not explain it. */
  readonly formatValue?: (field: string, value: unknown) => string;
  /** English fields whose Greek text was changed later, from the record's history. */
  readonly staleFields?: readonly string[];
  /** Requests who changed fields since the user loaded the record. */
  readonly listFieldAuthors?: ListFieldAuthors;
  /** Label of the button that saves; "Save" by default. */
  readonly saveLabel?: string | undefined;
  /** A second way to save, such as a draft beside what visitors see. */
  readonly otherSave?: OtherSave<Values> | undefined;
  readonly children: ReactNode;
}

const noFields: readonly string[] = [];

/**
 * A record's form: its fields, the summary of errors, the save bar, an offered draft, the merge with another editor's changes,
 * and the question before leaving with unsaved changes.
 */
export function RecordFormPage<Values extends FormValues>(props: RecordFormPageProps<Values>) {
  const { form, fieldLabels, failureTitle, formatValue, staleFields = noFields, listFieldAuthors, children } = props;
  const { saveLabel, otherSave } = props;
  const text = useText();
  const [failedSaves, setFailedSaves] = useState(0);
  const submit = async (save?: SaveRecord<Values>) => {
    if (!(await form.submit(save))) setFailedSaves((count) => count + 1);
  };
  useShortcuts(
    [{ keys: 'mod+s', description: text('form.keys.save'), run: () => void submit() }],
    text('form.keys.group'),
  );
  const context = useMemo(
    () => ({ form: form as unknown as RecordForm<FormValues>, staleFields }),
    [form, staleFields],
  );
  return (
    <FormContext value={context}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {form.draft && <DraftNotice form={form} />}
        <ErrorSummary form={form} fieldLabels={fieldLabels} failureTitle={failureTitle} failedSaves={failedSaves} />
        {children}
        <SaveBar
          form={form}
          saveLabel={saveLabel}
          otherSave={otherSave && { label: otherSave.label, run: () => void submit(otherSave.save) }}
        />
      </form>
      {form.merge && (
        <MergeDialog
          form={form}
          merge={form.merge}
          fieldLabels={fieldLabels}
          formatValue={formatValue}
          listFieldAuthors={listFieldAuthors}
        />
      )}
      <LeaveGuard isDirty={form.isDirty} />
    </FormContext>
  );
}

interface ErrorSummaryProps<Values extends FormValues> {
  form: RecordForm<Values>;
  fieldLabels: Readonly<Record<string, string>>;
  failureTitle: string | undefined;
  /** Number of failed attempts to save; each one moves the focus here. */
  failedSaves: number;
}

/** Errors of the last attempt to save, each with a link to its field. */
function ErrorSummary<Values extends FormValues>(props: ErrorSummaryProps<Values>) {
  const { form, fieldLabels, failureTitle, failedSaves } = props;
  const text = useText();
  const summary = useRef<HTMLDivElement>(null);
  const errors = Object.entries(form.errors);
  const isShown = form.failureMessage !== undefined || errors.length > 0;

  useEffect(
    function focusSummary() {
      if (failedSaves > 0) summary.current?.focus();
    },
    [failedSaves],
  );

  if (!isShown) return null;
  const ownTitle = form.isRejected ? failureTitle : undefined;
  const message = form.failureMessage ?? text('form.checkFields');
  return (
    <Alert ref={summary} role="alert" color="red" tabIndex={-1} title={ownTitle ?? message}>
      {ownTitle !== undefined && <Text size="sm">{message}</Text>}
      {errors.length > 0 && (
        <List size="sm">
          {errors.map(([field, message]) => (
            <List.Item key={field}>
              <Anchor
                size="sm"
                underline="always"
                href={`#${getFieldId(field)}`}
                onClick={(event) => focusField(event, field)}
              >
                {fieldLabels[field] ?? field}
              </Anchor>
              {`: ${message}`}
            </List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}

/** Moves the focus without a change of the address, which the router would handle. */
function focusField(event: { preventDefault: () => void }, field: string): void {
  event.preventDefault();
  document.getElementById(getFieldId(field))?.focus();
}

interface SaveBarProps<Values extends FormValues> {
  form: RecordForm<Values>;
  saveLabel: string | undefined;
  otherSave: { readonly label: string; readonly run: () => void } | undefined;
}

function SaveBar<Values extends FormValues>({ form, saveLabel, otherSave }: SaveBarProps<Values>) {
  const text = useText();
  const kitText = useKitText();
  if (!form.isDirty && !form.isNew) return null;
  return (
    <Paper withBorder shadow="md" className={styles.saveBar} data-tour="save-bar">
      <Text size="sm" role="status">
        {form.isDirty ? text('form.unsaved') : ''}
      </Text>
      <Group gap="sm">
        {form.isDirty && (
          <Button variant="default" onClick={form.discard} disabled={form.isSaving}>
            {text('form.discard')}
          </Button>
        )}
        {form.isDirty && otherSave && (
          <Button variant="default" onClick={otherSave.run} disabled={form.isSaving}>
            {otherSave.label}
          </Button>
        )}
        <Button type="submit" loading={form.isSaving}>
          {saveLabel ?? kitText('actions.save')}
        </Button>
      </Group>
    </Paper>
  );
}
