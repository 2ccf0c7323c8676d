import { type EmailSummary, emailStatus } from '@fakos/contracts/emails/contract';
import { useGetEmailStatusQuery, useListEmailsQuery } from '@fakos/shared-kit/api/emails/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { Column } from '../../../framework/list/list-columns.ts';
import { type ListFilter, readFilter } from '../../../framework/list/list-filters.tsx';
import { ListPage } from '../../../framework/list/list-page.tsx';
import { findAllowed, omitEmpty, useListAddress } from '../../../framework/list/use-list-address.ts';
import { isUnsupported } from '../../../framework/states/is-unsupported.ts';
import { useText } from '../../../text.ts';
import { emailTemplates, useTemplateName } from '../email-names.ts';
import { EmailNav } from '../email-nav.tsx';
import { EMAILS_KEY, getEmailAddress } from '../email-paths.ts';
import { OutboxState } from './outbox-state.tsx';
import { useResend } from './use-email-actions.tsx';

const PAGE_SIZE = 20;
/** Milliseconds between two requests: e-mails are sent while the list is open. */
const REFRESH_MS = 30_000;
const FILTERS = ['status', 'template'];

const getId = ({ id }: EmailSummary) => id;
const getRecipient = ({ recipient }: EmailSummary) => recipient;

/** All e-mails that wait, were sent or failed, newest first. */
export function Outbox() {
  const text = useText();
  const address = useListAddress(FILTERS);
  const filters = useOutboxFilters();
  const [status = '', template = ''] = filters.map((filter) => readFilter(filter, address));
  const query = useListEmailsQuery(
    {
      page: address.page,
      limit: PAGE_SIZE,
      ...omitEmpty({ status: findAllowed(status, emailStatus.options), template, search: address.search }),
    },
    { pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true },
  );
  return (
    <Stack gap="md">
      <EmailNav />
      <ListPage
        listKey={EMAILS_KEY}
        title={text('menu.emails')}
        address={address}
        query={query}
        columns={useOutboxColumns()}
        filters={filters}
        rowId={getId}
        rowLabel={getRecipient}
        rowAddress={getEmailAddress}
        searchLabel={text('emails.search')}
        emptyText={text('emails.empty')}
        {...(isUnsupported(query.error) && { failureTitle: text('emails.unsupported') })}
      />
    </Stack>
  );
}

function useOutboxFilters(): readonly ListFilter[] {
  const text = useText();
  const format = useFormat();
  const templateName = useTemplateName();
  const counts = useGetEmailStatusQuery().data?.data.counts;
  return useMemo<readonly ListFilter[]>(
    () => [
      {
        kind: 'choice',
        name: 'status',
        label: text('emails.status'),
        any: text('emails.anyStatus'),
        options: emailStatus.options.map((value) => {
          const label = text(`emails.statuses.${value}`);
          return { value, label: counts ? `${label} (${format.number(counts[value])})` : label };
        }),
      },
      {
        kind: 'choice',
        name: 'template',
        label: text('emails.kind'),
        any: text('emails.anyKind'),
        options: emailTemplates.map((value) => ({ value, label: templateName(value) })),
      },
    ],
    [text, format, templateName, counts],
  );
}

function useOutboxColumns(): readonly Column<EmailSummary>[] {
  const text = useText();
  const format = useFormat();
  const templateName = useTemplateName();
  const { resend, pendingId } = useResend();
  return useMemo<readonly Column<EmailSummary>[]>(
    () => [
      {
        key: 'recipient',
        header: text('emails.recipient'),
        isRowTitle: true,
        cell: (email) => (
          <Anchor component={Link} to={getEmailAddress(email)} size="sm" fw={500}>
            {email.recipient}
          </Anchor>
        ),
      },
      {
        key: 'subject',
        header: text('emails.subject'),
        cell: ({ subject, template }) => (
          <div>
            <Text size="sm">{subject ?? templateName(template)}</Text>
            {subject !== null && (
              <Text size="sm" c="dimmed">
                {templateName(template)}
              </Text>
            )}
          </div>
        ),
      },
      {
        key: 'status',
        header: text('emails.status'),
        cell: (email) => (
          <div>
            <OutboxState email={email} />
            {email.status === 'failed' && email.can_resend && (
              <Button
                size="compact-sm"
                variant="default"
                mt={4}
                loading={pendingId === email.id}
                aria-label={text('emails.resendTo', { recipient: email.recipient })}
                onClick={() => void resend(email)}
              >
                {text('emails.resend')}
              </Button>
            )}
          </div>
        ),
      },
      {
        key: 'language',
        header: text('emails.language'),
        isOptional: true,
        cell: ({ language }) => text(`form.languages.${language}`),
      },
      { key: 'created', header: text('emails.created'), cell: (email) => format.dateTime(email.created_at) },
    ],
    [text, format, templateName, resend, pendingId],
  );
}
