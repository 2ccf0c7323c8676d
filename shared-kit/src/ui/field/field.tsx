import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/** What every field of a form shares. */
export interface FieldTexts {
  label: ReactNode;
  /** Help that stays visible under the control. */
  description?: ReactNode;
  /** The fault, in words; marks the control invalid. */
  error?: ReactNode;
  /** A quiet word after the label, such as «προαιρετικό». */
  optionalLabel?: string;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean;
}

/** Attributes that tie a control to its label, help and fault. */
export interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Makes the ids of a field; `id` is kept when the caller gives one. */
export function useControlAttributes(
  texts: Pick<FieldTexts, 'description' | 'error'>,
  id?: string,
): ControlAttributes & { descriptionId: string; errorId: string } {
  const generated = useId();
  const controlId = id ?? generated;
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  const described = [texts.error ? errorId : '', texts.description ? descriptionId : ''].filter(Boolean).join(' ');
  return {
    id: controlId,
    descriptionId,
    errorId,
    'aria-invalid': texts.error ? true : undefined,
    'aria-describedby': described || undefined,
  };
}

/** The fault under a control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" size={16} className={styles.errorIcon} />
      <span>{children}</span>
    </p>
  );
}

/** Props of `Field`. */
export interface FieldProps extends FieldTexts {
  id?: string;
  className?: string;
  /** Renders the control with the attributes that it must spread. */
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, help and fault around any control. */
export function Field({ label, description, error, optionalLabel, hideLabel, id, className, children }: FieldProps) {
  const { descriptionId, errorId, ...control } = useControlAttributes({ description, error }, id);
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={control.id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
        {optionalLabel && <span className={styles.optional}> {optionalLabel}</span>}
      </label>
      {children(control)}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {description && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
    </div>
  );
}
