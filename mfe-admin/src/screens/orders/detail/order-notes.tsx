import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { useNoteOrderMutation } from '@fakos/shared-kit/api/admin-orders/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Section } from '../../../framework/section.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import styles from '../orders.module.css';
import { useActorName } from './use-actor-name.ts';

const MAX_NOTE = 2000;

/** Notes of staff, which customers never see, and a field for a new one. */
export function OrderNotes({ order }: { order: AdminOrder }) {
  const text = useText();
  const format = useFormat();
  const actorName = useActorName();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [note, setNote] = useState('');
  const [addNote, { isLoading, error }] = useNoteOrderMutation();

  async function add() {
    const { data } = await addNote({ id: order.id, text: note.trim() });
    if (!data) return;
    setNote('');
    toasts.showSuccess(text('orders.notes.added'));
  }

  return (
    <Section title={text('orders.notes.title')}>
      <Stack>
        {order.notes?.map((written) => (
          <div key={`${written.at} ${written.text}`}>
            <Text size="sm" className={styles.noteText}>
              {written.text}
            </Text>
            <Text size="sm" c="dimmed">{`${format.dateTime(written.at)}, ${actorName(written.actor)}`}</Text>
          </div>
        ))}
        <Textarea
          label={text('orders.notes.new')}
          description={text('orders.notes.hint')}
          value={note}
          maxLength={MAX_NOTE}
          autosize
          minRows={2}
          maxRows={8}
          error={error && failureText(error)}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button
            size="sm"
            variant="default"
            disabled={note.trim() === ''}
            loading={isLoading}
            onClick={() => void add()}
          >
            {text('orders.notes.add')}
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}
