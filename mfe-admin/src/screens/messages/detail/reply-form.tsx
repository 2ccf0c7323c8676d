import type { ContactMessageDetail } from '@fakos/contracts/contact/contract';
import { contactLimits } from '@fakos/contracts/contact/fields';
import { useReplyToContactMessageMutation } from '@fakos/shared-kit/api/admin-contact/hooks';
import { Alert, Anchor, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useStoredText } from '../../../framework/form/use-stored-text.ts';
import { useLacksMailServer } from '../../../framework/mail/use-lacks-mail-server.ts';
import { Section } from '../../../framework/section.tsx';
import { ChangeFailure } from '../../../framework/states/change-failure.tsx';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { MESSAGES_KEY } from '../message-paths.ts';

interface ReplyFormProps {
  readonly message: ContactMessageDetail;
  readonly onReload: () => void;
}

/** Replies to a message by e-mail. The text stays in this browser until it is sent. */
export function ReplyForm({ message, onReload }: ReplyFormProps) {
  const text = useText();
  const toasts = useToasts();
  const lacksMailServer = useLacksMailServer();
  const { id, version, email, subject } = message;
  const reply = useStoredText(`${MESSAGES_KEY}:${id}:reply`);
  const [send, { isLoading, error, reset }] = useReplyToContactMessageMutation();

  async function sendReply() {
    const { data } = await send({ id, version, text: reply.value.trim() });
    if (!data) return;
    reply.clear();
    toasts.showSuccess(data.message);
  }

  return (
    <Section title={text('messages.reply')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void sendReply();
        }}
      >
        <Stack gap="sm">
          {lacksMailServer && (
            <Alert color="accent" title={text('mail.noServer')}>
              <Text size="sm">{text('mail.noServerHint')}</Text>
              <Anchor
                size="sm"
                underline="always"
                href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
              >
                {text('messages.replyElsewhere')}
              </Anchor>
            </Alert>
          )}
          <ChangeFailure
            failure={error}
            onReload={() => {
              reset();
              onReload();
            }}
          />
          <Textarea
            label={text('messages.replyTo', { email })}
            description={text(`messages.replyLanguage.${message.language}`)}
            rows={7}
            maxLength={contactLimits.message}
            value={reply.value}
            onChange={(event) => reply.setValue(event.currentTarget.value)}
          />
          <Group justify="space-between">
            <Button
              type="submit"
              leftSection={<IconSend size={16} aria-hidden />}
              loading={isLoading}
              disabled={reply.value.trim() === ''}
            >
              {text('messages.send')}
            </Button>
            {reply.value !== '' && (
              <Text size="xs" c="dimmed">
                {text('messages.draftHint')}
              </Text>
            )}
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
