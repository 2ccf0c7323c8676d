import type { getEmailStatus } from '@fakos/contracts/emails/contract';
import type { EndpointResponse } from '@fakos/contracts/endpoint';
import { useGetEmailStatusQuery, useSendTestEmailMutation } from '@fakos/shared-kit/api/emails/hooks';
import { Link } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Fact, Facts } from '../../../framework/facts.tsx';
import { Section } from '../../../framework/section.tsx';
import { FailureState } from '../../../framework/states/failure-state.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { isUnsupported } from '../../../framework/states/is-unsupported.ts';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { useText } from '../../../text.ts';

/** Address of the screen with all e-mails. */
const EMAILS = '/admin/emails';

/** The mail server in use, the state of the outbox, and a test e-mail. */
export function MailState({ isDirty }: { isDirty: boolean }) {
  const text = useText();
  const { data, error, isFetching, refetch } = useGetEmailStatusQuery();
  if (isUnsupported(error)) return null;
  return (
    <Section title={text('settings.sections.mailState')}>
      {error && <FailureState failure={error} onRetry={refetch} isPending={isFetching} />}
      {!error && !data && <PageSkeleton rows={2} />}
      {data && (
        <Stack>
          <ServerFacts {...data.data} />
          {data.data.server && <TestMail isDirty={isDirty} />}
        </Stack>
      )}
    </Section>
  );
}

type Status = EndpointResponse<typeof getEmailStatus>['data'];

function ServerFacts({ server, counts }: Status) {
  const text = useText();
  return (
    <>
      {!server && <Alert color="yellow" title={text('settings.mail.noServer')} />}
      {server?.is_fixed && <Alert title={text('settings.mail.fixed')} />}
      <Facts>
        {server && <Fact name={text('settings.mail.server')}>{`${server.host}:${server.port}`}</Fact>}
        {server && <Fact name={text('settings.mail.from')}>{server.from}</Fact>}
        {(['waiting', 'sent', 'failed'] as const).map((state) => (
          <Fact key={state} name={text(`settings.mail.${state}`)}>
            {counts[state]}
          </Fact>
        ))}
      </Facts>
      <Anchor component={Link} to={EMAILS} size="sm">
        {text('settings.mail.outbox')}
      </Anchor>
    </>
  );
}

function TestMail({ isDirty }: { isDirty: boolean }) {
  const text = useText();
  const failureText = useFailureText();
  const user = useKitSelector(selectUser);
  const [to, setTo] = useState(user?.email ?? '');
  const [send, { data, error, isLoading }] = useSendTestEmailMutation();
  const isDelivered = data?.data.delivered ?? false;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send({ to: to.trim() });
      }}
    >
      <Stack gap="sm">
        <Group align="end">
          <TextInput
            type="email"
            required
            label={text('settings.mail.testTo')}
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={isLoading}>
            {text('settings.mail.test')}
          </Button>
        </Group>
        {isDirty && (
          <Text size="sm" c="dimmed">
            {text('settings.mail.saveFirst')}
          </Text>
        )}
        {error && <Alert role="alert" color="red" title={failureText(error)} />}
        {data && (
          <Alert role="status" color={isDelivered ? 'accent' : 'red'}>
            {text(isDelivered ? 'settings.mail.delivered' : 'settings.mail.rejected', { response: data.data.response })}
          </Alert>
        )}
      </Stack>
    </form>
  );
}
