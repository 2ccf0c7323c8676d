import type { AuditEntry } from '@fakos/contracts/audit-log/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useAuditText } from '../../framework/audit/use-audit-text.ts';
import type { Column } from '../../framework/list/list-columns.ts';
import { useText } from '../../text.ts';

/** Fields that the list names before the entry is opened. */
const SHOWN_FIELDS = 3;

/** Screens that show a record at `PATH/:id`, by its resource. */
const recordPaths: Readonly<Record<string, string>> = {
  products: '/admin/shop',
  categories: '/admin/categories',
  brands: '/admin/brands',
  'admin-orders': '/admin/bookings',
};

/** The columns of the audit log. */
export function useAuditColumns(): readonly Column<AuditEntry>[] {
  const text = useText();
  const format = useFormat();
  const { toActionText, toResourceText, toFieldText } = useAuditText();
  return useMemo<readonly Column<AuditEntry>[]>(
    () => [
      {
        key: 'what',
        header: text('auditLog.what'),
        isRowTitle: true,
        cell: ({ action, resource }) => (
          <Text span size="sm" fw={500}>
            {`${toActionText(action)} · ${toResourceText(resource)}`}
          </Text>
        ),
      },
      { key: 'record', header: text('auditLog.record'), cell: (entry) => <Record entry={entry} /> },
      {
        key: 'user',
        header: text('auditLog.user'),
        cell: ({ user }) => (
          <div>
            {user.name}
            <Text size="xs" c="dimmed">
              {text(`layout.role.${user.role}`)}
            </Text>
          </div>
        ),
      },
      { key: 'at', header: text('auditLog.at'), cell: ({ at }) => format.dateTime(at) },
      {
        key: 'fields',
        header: text('auditLog.fields'),
        cell: ({ changes }) => {
          const fields = Object.keys(changes);
          const shown = fields.slice(0, SHOWN_FIELDS).map(toFieldText).join(', ');
          if (fields.length === 0) return '—';
          const count = fields.length - SHOWN_FIELDS;
          return count > 0 ? text('auditLog.moreFields', { fields: shown, count }) : shown;
        },
      },
    ],
    [text, format, toActionText, toResourceText, toFieldText],
  );
}

function Record({ entry }: { entry: AuditEntry }) {
  const { action, resource, record_id: id, label } = entry;
  const path = recordPaths[resource];
  const name = label || id || '—';
  if (!path || !id || action === 'delete') return name;
  return (
    <Anchor component={Link} to={`${path}/${id}`} size="sm">
      {name}
    </Anchor>
  );
}
