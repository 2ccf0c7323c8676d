import type { getEmailStatus } from '@fakos/contracts/emails/contract';
import type { EndpointResponse } from '@fakos/contracts/endpoint';
import { useGetEmailStatusQuery, useSendTestEmailMutation } from '@fakos/shared-kit/api/emails/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { Alert, Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Fact, Facts } from '../../framework/facts.tsx';
import { useScreenTitle } from '../../framework/layout/screen-title.tsx';
import { Section } from '../../framework/section.tsx';
import { FailureState } from '../../framework/states/failure-state.tsx';
import { useFailureText } from '../../framework/states/failure-text.ts';
import { isUnsupported } from '../../framework/states/is-unsupported.ts';
import { PageSkeleton } from '../../framework/states/page-skeleton.tsx';
import { useText } from '../../text.ts';
import { EmailNav } from './email-nav.tsx';
import { EMAIL_SETTINGS, EMAILS } from './email-paths.ts';

/** The mail server in use, the state of the outbox, and a test e-mail. */
export function Delivery() {
  const text = useText();
  useScreenTitle(text('emails.pages.delivery'));
  const { data, error, refetch, isFetching } = useGetEmailStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  const status = data?.data;
  return (
    <Stack gap="md">
      <EmailNav />
      {!status && error && (
        <FailureState
          failure={error}
          onRetry={refetch}
          isPending={isFetching}
          title={isUnsupported(error) ? text('emails.unsupported') : undefined}
        />
      )}
      {!status && !error && <PageSkeleton />}
      {status && (
        <>
          <ServerSection server={status.server} />
          <QueueSection counts={status.counts} oldestAt={status.oldest_waiting_at} />
          {status.server && <TestForm />}
        </>
      )}
    </Stack>
  );
}

type Status = EndpointResponse<typeof getEmailStatus>['data'];

function ServerSection({ server }: { server: Status['server'] }) {
  const text = useText();
  if (!server)
    return (
      <Section title={text('emails.server')}>
        <Alert color="accent" title={text('mail.noServer')}>
          <Text size="sm">{text('mail.noServerHint')}</Text>
          <Anchor component={Link} to={EMAIL_SETTINGS} size="sm" underline="always">
            {text('emails.openSettings')}
          </Anchor>
        </Alert>
      </Section>
    );
  return (
    <Section title={text('emails.server')}>
      <Facts>
        <Fact name={text('emails.host')}>{`${server.host}:${server.port}`}</Fact>
        <Fact name={text('emails.security')}>{text(`emails.securities.${server.secure}`)}</Fact>
        <Fact name={text('emails.from')}>{server.from}</Fact>
      </Facts>
      {server.is_fixed && (
        <Text size="sm" c="dimmed" mt="sm">
          {text('emails.fixed')}
        </Text>
      )}
    </Section>
  );
}

function QueueSection({ counts, oldestAt }: { counts: Status['counts']; oldestAt: string | null }) {
  const text = useText();
  const format = useFormat();
  return (
    <Section title={text('emails.queue')}>
      <Facts>
        {(['waiting', 'failed', 'sent'] as const).map((status) => (
          <Fact key={status} name={text(`emails.statuses.${status}`)}>
            <Anchor component={Link} to={`${EMAILS}?status=${status}`} underline="always">
              {format.number(counts[status])}
            </Anchor>
          </Fact>
        ))}
        {oldestAt !== null && <Fact name={text('emails.oldest')}>{format.dateTime(oldestAt)}</Fact>}
      </Facts>
    </Section>
  );
}

function TestForm() {
  const text = useText();
  const failureText = useFailureText();
  const user = useKitSelector(selectUser);
  const [to, setTo] = useState(user?.email ?? '');
  const [send, { data, error, isLoading }] = useSendTestEmailMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) void send({ to: to.trim() });
  };
  return (
    <Section title={text('emails.test')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm" align="flex-start">
          <TextInput
            type="email"
            label={text('emails.testTo')}
            description={text('emails.testHint')}
            value={to}
            autoComplete="email"
            w="100%"
            maw="26rem"
            onChange={(event) => setTo(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={isLoading} disabled={to.trim() === ''}>
            {text('emails.testSend')}
          </Button>
          <div role="status">
            {!isLoading && data && (
              <Alert color={data.data.delivered ? 'green' : 'red'} title={data.message}>
                <Text size="sm">{text('emails.serverSaid', { response: data.data.response })}</Text>
              </Alert>
            )}
            {!isLoading && error && <Alert color="red" title={failureText(error)} />}
          </div>
        </Stack>
      </form>
    </Section>
  );
}
