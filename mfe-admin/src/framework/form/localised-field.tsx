import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import { AdminBadge } from '../admin-badge.tsx';
import { TextField } from './fields.tsx';
import styles from './form.module.css';
import { type FormContextValue, useFormContext } from './form-context.ts';
import { isSameValue } from './merge-values.ts';

/** State of an English text compared with its Greek one. */
export type TranslationState = 'complete' | 'missing' | 'stale';

/** Greek field of a localised text. */
export const toGreekField = (name: string) => `${name}_el`;
/** English field of a localised text. */
export const toEnglishField = (name: string) => `${name}_en`;

/**
 * State of a localised text's English version: `missing` if only the Greek text exists, `stale` if the last change, in this
 * form or in the record's history, was to the Greek text only.
 */
export function getTranslationState({ form, staleFields }: FormContextValue, name: string): TranslationState {
  const greek = toGreekField(name);
  const english = toEnglishField(name);
  const { values, stored } = form;
  if (isEmpty(values[english])) return isEmpty(values[greek]) ? 'complete' : 'missing';
  if (!isSameValue(values[english], stored[english])) return 'complete';
  const isGreekChanged = !form.isNew && !isSameValue(values[greek], stored[greek]);
  return isGreekChanged || staleFields.includes(english) ? 'stale' : 'complete';
}

interface LocalisedFieldProps {
  /** Name without the language: the form's values have `NAME_el` and `NAME_en`. */
  readonly name: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly isRequired?: boolean;
  readonly maxLength?: number;
  readonly rows?: number;
}

interface LocalisedFieldsProps extends Pick<LocalisedFieldProps, 'name' | 'label' | 'description'> {
  /** The Greek and the English field. */
  readonly children: ReactNode;
}

/** A group of a Greek and an English field, side by side, or one below the other on narrow screens. */
export function LocalisedFields({ name, label, description, children }: LocalisedFieldsProps) {
  const text = useText();
  const context = useFormContext();
  const state = getTranslationState(context, name);
  return (
    <fieldset className={styles.localised}>
      <legend className={styles.legend}>
        {label}
        {state !== 'complete' && (
          <AdminBadge tone={state === 'missing' ? 'warning' : 'info'}>
            {text(state === 'missing' ? 'form.englishMissing' : 'form.englishStale')}
          </AdminBadge>
        )}
      </legend>
      {description && <p className={styles.hint}>{description}</p>}
      <div className={styles.languages}>{children}</div>
    </fieldset>
  );
}

/** A text in Greek and English. */
export function LocalisedField({ name, label, description, isRequired, ...rest }: LocalisedFieldProps) {
  const text = useText();
  return (
    <LocalisedFields name={name} label={label} description={description}>
      <TextField
        name={toGreekField(name)}
        label={text('form.languages.el')}
        aria-label={text('form.greek', { label })}
        lang="el"
        isRequired={isRequired ?? false}
        {...rest}
      />
      <TextField
        name={toEnglishField(name)}
        label={text('form.languages.en')}
        aria-label={text('form.english', { label })}
        lang="en"
        isRequired={isRequired ?? false}
        {...rest}
      />
    </LocalisedFields>
  );
}

/** The number of English texts that are missing or stale, as badges; nothing where all are complete. */
export function TranslationSummary({ names }: { names: readonly string[] }) {
  const text = useText();
  const context = useFormContext();
  const states = names.map((name) => getTranslationState(context, name));
  const missing = states.filter((state) => state === 'missing').length;
  const stale = states.filter((state) => state === 'stale').length;
  return (
    <>
      {missing > 0 && <AdminBadge tone="warning">{text('form.missingCount', { count: missing })}</AdminBadge>}
      {stale > 0 && <AdminBadge tone="info">{text('form.staleCount', { count: stale })}</AdminBadge>}
    </>
  );
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}
