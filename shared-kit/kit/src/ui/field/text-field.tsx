import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

/** Props of `TextField`. */
export interface TextFieldProps extends ComponentPropsWithRef<'input'>, FieldTexts {
  /** Inside the box before the text, such as an icon. */
  startSlot?: ReactNode;
  /** Inside the box after the text, such as a small button. */
  endSlot?: ReactNode;
}

/** A single-line text input; accepts the result of react-hook-form's `register()`. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, optionalLabel, hideLabel, startSlot, endSlot, id, className, ...input } = props;
  return (
    <Field {...{ label, description, error, optionalLabel, hideLabel, id, className }}>
      {(control) => (
        <span className={styles.box}>
          {startSlot && <span className={styles.slot}>{startSlot}</span>}
          <input type="text" {...input} {...control} className={styles.input} />
          {endSlot && <span className={styles.slot}>{endSlot}</span>}
        </span>
      )}
    </Field>
  );
}

/** Props of `TextArea`. */
export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldTexts {}

const DEFAULT_ROWS = 4;

/** A multi-line text input that grows with its content if the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { label, description, error, optionalLabel, hideLabel, id, className, ...textarea } = props;
  return (
    <Field {...{ label, description, error, optionalLabel, hideLabel, id, className }}>
      {(control) => (
        <span className={styles.box}>
          <textarea
            rows={DEFAULT_ROWS}
            {...textarea}
            {...control}
            className={classNames(styles.input, styles.textarea)}
          />
        </span>
      )}
    </Field>
  );
}

/** A choice of a `SelectField` or `RadioGroup`. */
export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

/** Props of `SelectField`. */
export interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'size'>, FieldTexts {
  options: readonly Choice[];
  /** Label of an empty first choice. */
  placeholder?: string;
}

/** A native select. */
export function SelectField(props: SelectFieldProps) {
  const { label, description, error, optionalLabel, hideLabel, options, placeholder, id, className, ...select } = props;
  return (
    <Field {...{ label, description, error, optionalLabel, hideLabel, id, className }}>
      {(control) => (
        <span className={styles.box}>
          <select {...select} {...control} className={classNames(styles.input, styles.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={18} className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}
