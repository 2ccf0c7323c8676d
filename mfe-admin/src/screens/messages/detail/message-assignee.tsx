import type { ContactMessageDetail } from '@fakos/contracts/contact/contract';
import { NativeSelect } from '@mantine/core';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';
import { useAssignees } from '../use-assignees.ts';
import type { MessageChange } from './use-message-change.ts';

interface MessageAssigneeProps {
  readonly message: ContactMessageDetail;
  readonly isPending: boolean;
  readonly onChange: (change: MessageChange) => void;
}

/** The member of staff who takes care of a message. */
export function MessageAssignee({ message: { assigned }, isPending, onChange }: MessageAssigneeProps) {
  const text = useText();
  const people = useAssignees();
  // A disabled account is no longer offered, but still takes care of its messages.
  const isListed = assigned === null || people.some(({ id }) => id === assigned.id);
  const listed = isListed ? people : [...people, assigned];
  return (
    <Section title={text('messages.handling')}>
      <NativeSelect
        label={text('messages.assigned')}
        value={assigned ? String(assigned.id) : ''}
        disabled={isPending}
        onChange={(event) =>
          onChange({ assigned_to: event.currentTarget.value ? Number(event.currentTarget.value) : null })
        }
        data={[
          { value: '', label: text('messages.nobody') },
          ...listed.map(({ id, name, email }) => ({ value: String(id), label: name || email })),
        ]}
      />
    </Section>
  );
}
