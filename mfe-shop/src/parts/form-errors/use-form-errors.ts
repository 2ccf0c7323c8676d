import { type RefObject, useEffect, useRef, useState } from 'react';

/** Messages of invalid fields, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Result of {@link useFormErrors}. */
interface FormErrors {
  /** Ref of the form. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: FieldErrors;
  /** Shows errors, or none with an empty object. */
  readonly setErrors: (errors: FieldErrors) => void;
}

/** The errors of a form. Its first invalid field receives the focus when errors are shown. */
export function useFormErrors(): FormErrors {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  useEffect(
    function focusFirstError() {
      if (Object.keys(errors).length === 0) return;
      const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      // Groups of choices cannot have the focus; their first input can.
      const control = invalid instanceof HTMLFieldSetElement ? invalid.querySelector('input') : invalid;
      control?.focus();
    },
    [errors],
  );
  return { form, errors, setErrors };
}
