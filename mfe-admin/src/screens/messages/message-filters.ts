import type { listContactMessages } from '@fakos/contracts/contact/contract';
import type { EndpointQuery } from '@fakos/contracts/endpoint';
import { useCountContactMessagesQuery } from '@fakos/shared-kit/api/admin-contact/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useMemo } from 'react';
import { type ListFilter, readFilter } from '../../framework/list/list-filters.tsx';
import { type ListAddress, omitEmpty } from '../../framework/list/use-list-address.ts';
import { useText } from '../../text.ts';
import { messageStatuses } from './message-status.tsx';
import { useAssignees } from './use-assignees.ts';

/** Names of the inbox's filters. */
export const FILTERS = ['status', 'assigned'];

/** Selects archived messages and spam too; without a status the inbox lists neither. */
const ALL = 'all';

/** The inbox's filters; each status has the number of its messages. */
export function useMessageFilters(): readonly ListFilter[] {
  const text = useText();
  const format = useFormat();
  const counts = useCountContactMessagesQuery().data?.data.status;
  const assignees = useAssignees();
  return useMemo<readonly ListFilter[]>(() => {
    const withCount = (label: string, count: number | undefined) =>
      count === undefined ? label : `${label} (${format.number(count)})`;
    const inboxCount = counts && counts.new + counts.read + counts.replied;
    return [
      {
        kind: 'choice',
        name: 'status',
        label: text('messages.status'),
        any: withCount(text('messages.inbox'), inboxCount),
        options: [
          ...messageStatuses.map((value) => ({
            value,
            label: withCount(text(`messages.statuses.${value}`), counts?.[value]),
          })),
          { value: ALL, label: text('messages.all') },
        ],
      },
      {
        kind: 'choice',
        name: 'assigned',
        label: text('messages.assigned'),
        any: text('messages.anyone'),
        options: [
          { value: 'me', label: text('messages.me') },
          { value: 'nobody', label: text('messages.nobody') },
          ...assignees.map(({ id, name, email }) => ({ value: String(id), label: name || email })),
        ],
      },
    ];
  }, [text, format, counts, assignees]);
}

/** The endpoint's query for the list's address, without the page. */
export function toMessageFilter(
  address: ListAddress,
  filters: readonly ListFilter[],
): Omit<EndpointQuery<typeof listContactMessages>, 'page' | 'limit'> {
  const [status = '', assigned = ''] = filters.map((filter) => readFilter(filter, address));
  return omitEmpty({
    status: status === ALL ? undefined : ((status || 'inbox') as 'inbox'),
    assigned: /^\d+$/.test(assigned) ? Number(assigned) : (assigned as 'me' | 'nobody' | ''),
    search: address.search,
  }) as Omit<EndpointQuery<typeof listContactMessages>, 'page' | 'limit'>;
}
