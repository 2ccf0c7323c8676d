import type { ContactMessageDetail } from '@fakos/contracts/contact/contract';
import { contactLimits } from '@fakos/contracts/contact/fields';
import {
  useGetContactMessageQuery,
  useMarkContactMessageMutation,
  useNoteContactMessageMutation,
} from '@fakos/shared-kit/api/admin-contact/hooks';
import { Grid, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { DetailPage } from '../../../framework/detail/detail-page.tsx';
import { NoteForm } from '../../../framework/detail/note-form.tsx';
import { useDetailPage } from '../../../framework/detail/use-detail-page.ts';
import { Section } from '../../../framework/section.tsx';
import { ChangeFailure } from '../../../framework/states/change-failure.tsx';
import { useText } from '../../../text.ts';
import { MESSAGES, MESSAGES_KEY } from '../message-paths.ts';
import { MessageStatus } from '../message-status.tsx';
import styles from '../messages.module.css';
import { DeleteMessage } from './delete-message.tsx';
import { MessageAssignee } from './message-assignee.tsx';
import { MessageHistory } from './message-history.tsx';
import { MessageSender } from './message-sender.tsx';
import { ReplyForm } from './reply-form.tsx';
import { StatusButtons } from './status-buttons.tsx';
import { useMessageChange } from './use-message-change.ts';

/** One message with its reply form and history. Opening it marks it as read. */
export function MessageDetail() {
  const text = useText();
  const detail = useDetailPage(useGetContactMessageQuery);
  return (
    <DetailPage
      detail={detail}
      title={(message) =>
        message ? text('messages.titleWithSender', { sender: message.name || message.email }) : text('messages.one')
      }
      list={{ listKey: MESSAGES_KEY, path: MESSAGES, label: text('menu.messages') }}
      actions={(message) => <DeleteMessage key={message.id} message={message} />}
    >
      {(message) => (
        <OpenMessage
          key={message.id}
          message={message}
          onReload={detail.state === 'ready' ? detail.reload : () => undefined}
        />
      )}
    </DetailPage>
  );
}

function OpenMessage({ message, onReload }: { message: ContactMessageDetail; onReload: () => void }) {
  const text = useText();
  const { id, subject } = message;
  useReadMark(message);
  const { change, isPending, failure, resetFailure } = useMessageChange(message);
  const [addNote, { isLoading: isAddingNote }] = useNoteContactMessageMutation();
  const reload = () => {
    resetFailure();
    onReload();
  };
  return (
    <Grid>
      <Grid.Col span={{ base: 12, md: 8 }}>
        <Stack>
          <ChangeFailure failure={failure} onReload={reload} />
          <Section title={subject || text('messages.noSubject')} aside={<MessageStatus status={message.status} />}>
            <Text className={styles.message}>{message.message}</Text>
            <StatusButtons message={message} isPending={isPending} onChange={change} />
          </Section>
          <ReplyForm message={message} onReload={onReload} />
          <NoteForm
            draftKey={`${MESSAGES_KEY}:${id}:note`}
            maxLength={contactLimits.note}
            isPending={isAddingNote}
            onAdd={(note) => addNote({ id, text: note }).unwrap()}
          />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <Stack>
          <MessageSender message={message} />
          <MessageAssignee message={message} isPending={isPending} onChange={change} />
          <MessageHistory events={message.events} />
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

/** Marks a message as read when it is opened; marking it as unread later is not reverted. */
function useReadMark({ id, status }: ContactMessageDetail): void {
  const [mark] = useMarkContactMessageMutation();
  const wasUnread = useRef(status === 'new');
  useEffect(
    function markAsRead() {
      if (!wasUnread.current) return;
      wasUnread.current = false;
      void mark({ id, read: true });
    },
    [id, mark],
  );
}
