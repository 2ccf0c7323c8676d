import { ChoiceField } from './fields.tsx';
import { useFormContext } from './form-context.ts';

const statuses = ['published', 'draft'] as const;

/** Whether visitors see a record. */
type Status = (typeof statuses)[number] | 'trash';

interface StatusFieldProps {
  readonly label: string;
  readonly toLabel: (status: Status) => string;
}

/** The choice of a record's status. The trash is one only for a record that is in it. */
export function StatusField({ label, toLabel }: StatusFieldProps) {
  const { form } = useFormContext();
  const choices: readonly Status[] = form.stored.status === 'trash' ? ['trash', ...statuses] : statuses;
  return (
    <ChoiceField name="status" label={label} options={choices.map((value) => ({ value, label: toLabel(value) }))} />
  );
}
