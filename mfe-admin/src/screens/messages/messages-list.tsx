import type { ContactMessage } from '@fakos/contracts/contact/contract';
import { useListContactMessagesQuery } from '@fakos/shared-kit/api/admin-contact/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { Column } from '../../framework/list/list-columns.ts';
import { ListPage } from '../../framework/list/list-page.tsx';
import { useListAddress } from '../../framework/list/use-list-address.ts';
import { useText } from '../../text.ts';
import { FILTERS, toMessageFilter, useMessageFilters } from './message-filters.ts';
import { getMessageAddress, MESSAGES_KEY } from './message-paths.ts';
import { MessageStatus } from './message-status.tsx';
import styles from './messages.module.css';
import { useMessageBulkActions } from './use-message-bulk-actions.ts';

const PAGE_SIZE = 20;

const getId = ({ id }: ContactMessage) => id;
const getSender = ({ name, email }: ContactMessage) => name || email;

/** Messages of the contact forms, newest first. */
export function MessagesList() {
  const text = useText();
  const address = useListAddress(FILTERS);
  const filters = useMessageFilters();
  const filter = useMemo(() => toMessageFilter(address, filters), [address, filters]);
  const query = useListContactMessagesQuery({ page: address.page, limit: PAGE_SIZE, ...filter });
  return (
    <ListPage
      listKey={MESSAGES_KEY}
      title={text('menu.messages')}
      address={address}
      query={query}
      columns={useMessageColumns()}
      filters={filters}
      rowId={getId}
      rowLabel={getSender}
      rowAddress={getMessageAddress}
      searchLabel={text('messages.search')}
      emptyText={text('messages.empty')}
      bulkActions={useMessageBulkActions(filter)}
    />
  );
}

function useMessageColumns(): readonly Column<ContactMessage>[] {
  const text = useText();
  const format = useFormat();
  return useMemo<readonly Column<ContactMessage>[]>(
    () => [
      {
        key: 'sender',
        header: text('messages.sender'),
        isRowTitle: true,
        cell: (message) => (
          <Anchor component={Link} to={getMessageAddress(message)} size="sm" fw={message.status === 'new' ? 700 : 400}>
            {getSender(message)}
          </Anchor>
        ),
      },
      {
        key: 'subject',
        header: text('messages.subject'),
        cell: ({ subject, message }) => (
          <div>
            {subject && <Text size="sm">{subject}</Text>}
            <Text size="sm" c="dimmed" className={styles.excerpt}>
              {message}
            </Text>
          </div>
        ),
      },
      {
        key: 'status',
        header: text('messages.status'),
        cell: ({ status }) => <MessageStatus status={status} />,
      },
      {
        key: 'assigned',
        header: text('messages.assigned'),
        cell: ({ assigned }) => (assigned ? assigned.name || assigned.email : '—'),
      },
      { key: 'form', header: text('messages.form'), isOptional: true, cell: (message) => message.form_title || '—' },
      { key: 'date', header: text('messages.date'), cell: (message) => format.dateTime(message.created_at) },
    ],
    [text, format],
  );
}
