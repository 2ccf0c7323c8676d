import { createContext, useContext } from 'react';
import type { FormValues } from './merge-values.ts';
import type { RecordForm } from './use-record-form.ts';

/** Context of a form for its fields, besides their values. */
export interface FormContextValue {
  readonly form: RecordForm<FormValues>;
  /** Fields in English whose Greek text was changed later. */
  readonly staleFields: readonly string[];
}

/** Context of a record's form for its fields. */
export const FormContext = createContext<FormContextValue | null>(null);

/** State of a form field. */
export interface FieldState<Value> {
  /** Id of the input, the target of links in the error summary. */
  readonly id: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly setValue: (value: Value) => void;
}

/** The form around a field. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('A form field is used outside of a record form.');
  return context;
}

/** The id of a field's input. */
export function getFieldId(name: string): string {
  return `field-${name}`;
}

/** Binds a field to its value in the form around it. */
export function useField<Value>(name: string): FieldState<Value> {
  const { form } = useFormContext();
  return {
    id: getFieldId(name),
    value: form.values[name] as Value,
    error: form.errors[name],
    setValue: (value) => form.setValue(name, value),
  };
}
