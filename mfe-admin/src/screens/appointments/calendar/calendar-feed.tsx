import {
  useCreateCalendarFeedMutation,
  useGetCalendarFeedQuery,
  useRevokeCalendarFeedMutation,
} from '@fakos/shared-kit/api/admin-bookings/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { Section } from '../../../framework/section.tsx';
import { ChangeFailure } from '../../../framework/states/change-failure.tsx';
import { useToasts } from '../../../framework/toasts.tsx';
import { useCalendarFeedText } from './calendar-feed-text.ts';

const scopes = ['own', 'all'] as const;

/** The secret address with which a calendar program reads the appointments. It is shown only when it is created. */
export function CalendarFeed() {
  const text = useCalendarFeedText();
  const format = useFormat();
  const toasts = useToasts();
  const [scope, setScope] = useState<(typeof scopes)[number]>('all');
  const { data, refetch } = useGetCalendarFeedQuery();
  const [create, created] = useCreateCalendarFeedMutation();
  const [revoke, revoked] = useRevokeCalendarFeedMutation();
  const [question, setQuestion] = useState<'renew' | 'revoke'>();
  const feed = data?.data;
  const address = feed && created.data ? `${window.location.origin}${created.data.data.path}` : undefined;

  async function createAddress() {
    setQuestion(undefined);
    const response = await create({ scope });
    if (response.data) toasts.showSuccess(response.data.message);
  }

  async function revokeAddress() {
    setQuestion(undefined);
    const response = await revoke();
    created.reset();
    if (response.data) toasts.showSuccess(response.data.message);
  }

  return (
    <Section title={text('title')}>
      <Stack gap="sm">
        <Text size="sm">{text('intro')}</Text>
        <ChangeFailure failure={created.error ?? revoked.error} onReload={() => void refetch()} />
        {feed && (
          <Text size="sm">
            {text('since', {
              date: format.dateTime(feed.created_at),
              scope: text(`scopes.${feed.scope}`),
            })}
          </Text>
        )}
        {address && (
          <TextInput
            readOnly
            label={text('address')}
            description={text('once')}
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        <Group align="end">
          <NativeSelect
            label={text('scope')}
            miw={220}
            value={scope}
            data={scopes.map((value) => ({ value, label: text(`scopes.${value}`) }))}
            onChange={(event) => setScope(event.currentTarget.value === 'own' ? 'own' : 'all')}
          />
          <Button
            variant="default"
            loading={created.isLoading}
            onClick={() => (feed ? setQuestion('renew') : void createAddress())}
          >
            {text(feed ? 'renew' : 'create')}
          </Button>
          {feed && (
            <Button variant="subtle" color="red" loading={revoked.isLoading} onClick={() => setQuestion('revoke')}>
              {text('revoke')}
            </Button>
          )}
        </Group>
      </Stack>
      {question && (
        <ConfirmDialog
          isOpen
          isDestructive
          title={text(`${question}Question`)}
          message={text(`${question}Text`)}
          confirmLabel={text(question)}
          onConfirm={() => void (question === 'renew' ? createAddress() : revokeAddress())}
          onCancel={() => setQuestion(undefined)}
        />
      )}
    </Section>
  );
}
