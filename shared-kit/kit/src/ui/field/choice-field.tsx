import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldError, type FieldTexts, useControlAttributes } from './field.tsx';
import type { Choice } from './text-field.tsx';

/** Props of `CheckboxField`. */
export interface CheckboxFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type'>,
    Pick<FieldTexts, 'label' | 'description' | 'error'> {}

/** A checkbox with a label; accepts the result of `register()`. */
export function CheckboxField({ label, description, error, id, className, ...input }: CheckboxFieldProps) {
  const { descriptionId, errorId, ...control } = useControlAttributes({ description, error }, id);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.choice}>
        <input {...input} {...control} type="checkbox" className={styles.checkbox} />
        <span className={styles.choiceText}>
          <span>{label}</span>
          {description && (
            <span id={descriptionId} className={styles.description}>
              {description}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** A choice of a radio group. */
export interface RadioChoice extends Omit<Choice, 'label'> {
  label: ReactNode;
  description?: ReactNode;
  /** At the end of the row, such as a price. */
  aside?: ReactNode;
}

/** Props of `RadioGroup`. */
export interface RadioGroupProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'id'>,
    Pick<FieldTexts, 'description' | 'error' | 'hideLabel'> {
  /** Legend of the group. */
  legend: ReactNode;
  name: string;
  options: readonly RadioChoice[];
  /** Controlled value; omit with `register()`. */
  value?: string;
  defaultValue?: string;
  /** `cards` shows each choice as a bordered row, for shipping and payment. */
  variant?: 'list' | 'cards';
  id?: string;
}

/** Native radio inputs in a fieldset; the remaining props, including those of `register()`, are passed to each input. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    legend,
    options,
    value,
    defaultValue,
    variant = 'list',
    description,
    error,
    hideLabel,
    id,
    className,
    ...input
  } = props;
  const { descriptionId, errorId, ...group } = useControlAttributes({ description, error }, id);
  return (
    <fieldset {...group} className={classNames(styles.field, className)}>
      <legend className={hideLabel ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {description && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
      <div className={variant === 'cards' ? styles.cards : styles.list}>
        {options.map((option) => (
          <label key={option.value} className={classNames(styles.choice, variant === 'cards' && styles.card)}>
            <input
              {...input}
              type="radio"
              className={styles.radio}
              value={option.value}
              disabled={option.disabled ?? input.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            />
            <span className={styles.choiceText}>
              <span>{option.label}</span>
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
            {option.aside && <span className={styles.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
