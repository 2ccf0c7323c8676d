import type { ContactMessageDetail, ContactStatus } from '@fakos/contracts/contact/contract';
import { Button, Group } from '@mantine/core';
import { type Icon, IconArchive, IconBan, IconInbox, IconMailOpened } from '@tabler/icons-react';
import { useText } from '../../../text.ts';
import type { MessageChange } from './use-message-change.ts';

interface StatusButtonsProps {
  readonly message: ContactMessageDetail;
  readonly isPending: boolean;
  readonly onChange: (change: MessageChange) => void;
}

/** Where a message can be moved: the archive, spam, back to the inbox, or to the unread messages. */
export function StatusButtons({ message, isPending, onChange }: StatusButtonsProps) {
  const text = useText();
  const { status } = message;
  const isInInbox = status !== 'archived' && status !== 'spam';
  const hasReply = message.events.some(({ kind }) => kind === 'reply');
  const buttons: readonly (readonly [ContactStatus, string, Icon, boolean])[] = [
    [hasReply ? 'replied' : 'read', text('messages.toInbox'), IconInbox, !isInInbox],
    ['archived', text('messages.archive'), IconArchive, status !== 'archived'],
    ['new', text('messages.markUnread'), IconMailOpened, status !== 'new'],
    ['spam', text('messages.spam'), IconBan, status !== 'spam'],
  ];
  return (
    <Group gap="xs" mt="md">
      {buttons
        .filter(([, , , isOffered]) => isOffered)
        .map(([to, label, ButtonIcon]) => (
          <Button
            key={to}
            size="sm"
            variant="default"
            leftSection={<ButtonIcon size={16} aria-hidden />}
            disabled={isPending}
            onClick={() => onChange({ status: to })}
          >
            {label}
          </Button>
        ))}
    </Group>
  );
}
