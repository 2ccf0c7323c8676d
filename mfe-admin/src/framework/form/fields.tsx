import { NativeSelect, PasswordInput, Switch, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useField } from './form-context.ts';

/** Props that all fields share. `name` is the field's key in the form's values. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly isRequired?: boolean;
}

interface TextFieldProps extends FieldProps {
  readonly maxLength?: number;
  /** Height in lines; more than one makes a text area. */
  readonly rows?: number;
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | 'url';
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'datetime-local' | 'password';
  readonly rightSection?: ReactNode;
  readonly autoComplete?: string;
  readonly lang?: string;
  /** Accessible name, if `label` alone is ambiguous. It must contain `label`. */
  readonly 'aria-label'?: string;
}

/** A text, an amount or a number as typed. */
export function TextField({ name, label, description, isRequired = false, rows = 1, type, ...rest }: TextFieldProps) {
  const { id, value, error, setValue } = useField<string>(name);
  const props = {
    id,
    label,
    description,
    value,
    error,
    withAsterisk: isRequired,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => setValue(event.currentTarget.value),
    ...rest,
  };
  if (type === 'password') return <PasswordInput {...props} />;
  return rows > 1 ? (
    <Textarea {...props} rows={rows} autosize minRows={rows} maxRows={20} />
  ) : (
    <TextInput {...props} {...(type && { type })} />
  );
}

/** An amount in euros or another decimal number, as typed. */
export function DecimalField(props: TextFieldProps) {
  return <TextField inputMode="decimal" {...props} />;
}

/** A whole number, as typed. */
export function NumberField(props: TextFieldProps) {
  return <TextField inputMode="numeric" {...props} />;
}

interface ChoiceFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
}

/** One of a few values. */
export function ChoiceField({ name, label, description, isRequired = false, options }: ChoiceFieldProps) {
  const { id, value, error, setValue } = useField<string>(name);
  return (
    <NativeSelect
      id={id}
      label={label}
      description={description}
      value={value}
      error={error}
      withAsterisk={isRequired}
      onChange={(event) => setValue(event.currentTarget.value)}
      data={[...options]}
    />
  );
}

/** On or off. */
export function SwitchField({ name, label, description }: FieldProps) {
  const { id, value, error, setValue } = useField<boolean>(name);
  return (
    <Switch
      id={id}
      label={label}
      description={description}
      checked={value}
      error={error}
      onChange={(event) => setValue(event.currentTarget.checked)}
    />
  );
}
