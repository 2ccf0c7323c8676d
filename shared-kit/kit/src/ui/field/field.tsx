import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/** Texts of a form field. */
export interface FieldTexts {
  label: ReactNode;
  /** Help text below the control. */
  description?: ReactNode;
  /** Error message; marks the control as invalid. */
  error?: ReactNode;
  /** Text after the label, such as «προαιρετικό». */
  optionalLabel?: string;
  /** Hides the label visually. */
  hideLabel?: boolean;
}

/** Attributes that connect a control with its label, help and error. */
export interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Creates the ids of a field; a given `id` is used. */
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

/** Error message below a control. */
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
  /** Renders the control, which must spread the given attributes. */
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, help and error around any control. */
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
