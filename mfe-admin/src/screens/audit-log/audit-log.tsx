import type { AuditEntry } from '@fakos/contracts/audit-log/contract';
import { useListAuditFiltersQuery, useListAuditLogQuery } from '@fakos/shared-kit/api/audit-log/hooks';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { ChangeTable } from '../../framework/audit/change-table.tsx';
import { useAuditText } from '../../framework/audit/use-audit-text.ts';
import { type ListFilter, readFilter } from '../../framework/list/list-filters.tsx';
import { ListPage } from '../../framework/list/list-page.tsx';
import { omitEmpty, useListAddress } from '../../framework/list/use-list-address.ts';
import { isUnsupported } from '../../framework/states/is-unsupported.ts';
import { useText } from '../../text.ts';
import { useAuditColumns } from './use-audit-columns.tsx';

const LIST_KEY = 'audit-log';
const PAGE_SIZE = 20;
/** Parameters of the address that filter the list; they have the names of the endpoint's parameters. */
const FILTERS = ['user', 'resource', 'from', 'to'];

const getId = ({ id }: AuditEntry) => id;

/** Everything that staff wrote, newest first. */
export function AuditLog() {
  const text = useText();
  const columns = useAuditColumns();
  const address = useListAddress(FILTERS);
  const filters = useAuditFilters();
  const { toActionText, toResourceText } = useAuditText();
  const values = Object.fromEntries(filters.map((filter) => [filter.name, readFilter(filter, address)]));
  const query = useListAuditLogQuery({
    page: address.page,
    limit: PAGE_SIZE,
    ...omitEmpty({ ...values, search: address.search }),
  });
  const getName = ({ action, resource, label }: AuditEntry) =>
    [toActionText(action), toResourceText(resource), label].filter(Boolean).join(' · ');
  if (isUnsupported(query.error)) return <Text>{text('history.unsupported')}</Text>;
  return (
    <ListPage
      listKey={LIST_KEY}
      title={text('menu.auditLog')}
      address={address}
      query={query}
      columns={columns}
      filters={filters}
      rowId={getId}
      rowLabel={getName}
      rowDetails={{
        label: (entry) => text('auditLog.showChanges', { name: getName(entry) }),
        content: (entry) =>
          Object.keys(entry.changes).length > 0 ? (
            <ChangeTable label={text('auditLog.changesLabel', { name: getName(entry) })} changes={entry.changes} />
          ) : undefined,
      }}
      searchLabel={text('auditLog.search')}
      emptyText={text('auditLog.empty')}
    />
  );
}

function useAuditFilters(): readonly ListFilter[] {
  const text = useText();
  const { toResourceText } = useAuditText();
  const { data } = useListAuditFiltersQuery();
  return useMemo(() => {
    const { users = [], resources = [] } = data?.data ?? {};
    return [
      {
        kind: 'choice',
        name: 'user',
        label: text('auditLog.user'),
        any: text('auditLog.anyUser'),
        options: users.map(({ id, name }) => ({ value: String(id), label: name })),
      },
      {
        kind: 'choice',
        name: 'resource',
        label: text('auditLog.resource'),
        any: text('auditLog.anyResource'),
        options: resources
          .map((resource) => ({ value: resource, label: toResourceText(resource) }))
          .sort((one, other) => one.label.localeCompare(other.label)),
      },
      { kind: 'day', name: 'from', label: text('orders.from') },
      { kind: 'day', name: 'to', label: text('orders.to') },
    ];
  }, [text, toResourceText, data]);
}
