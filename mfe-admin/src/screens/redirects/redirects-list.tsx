import { type Redirect, redirectKind } from '@fakos/contracts/redirects/contract';
import { useListRedirectsQuery } from '@fakos/shared-kit/api/redirects/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Anchor, Button, Code, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Column } from '../../framework/list/list-columns.ts';
import { type ListFilter, readFilter } from '../../framework/list/list-filters.tsx';
import { ListPage } from '../../framework/list/list-page.tsx';
import { findAllowed, omitEmpty, useListAddress } from '../../framework/list/use-list-address.ts';
import { isUnsupported } from '../../framework/states/is-unsupported.ts';
import { useText } from '../../text.ts';
import { DeleteRedirect } from './delete-redirect.tsx';
import { NewRedirectDialog } from './new-redirect-dialog.tsx';

const PAGE_SIZE = 20;
const FILTERS = ['kind'];

const getId = ({ id }: Redirect) => id;

/** Addresses of the site that have moved, newest first. */
export function RedirectsList() {
  const text = useText();
  const [isAdding, setAdding] = useState(false);
  const address = useListAddress(FILTERS);
  const filters = useRedirectFilters();
  const kindFilter = filters[0];
  const query = useListRedirectsQuery({
    page: address.page,
    limit: PAGE_SIZE,
    ...omitEmpty({
      search: address.search,
      kind: kindFilter && findAllowed(readFilter(kindFilter, address), redirectKind.options),
    }),
  });
  const columns = useRedirectColumns();
  const addButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      {text('redirects.new')}
    </Button>
  );
  if (isUnsupported(query.error)) return <Text>{text('redirects.unsupported')}</Text>;
  return (
    <>
      <ListPage
        listKey="redirects"
        title={text('menu.redirects')}
        address={address}
        query={query}
        columns={columns}
        filters={filters}
        rowId={getId}
        rowLabel={({ from }) => from}
        searchLabel={text('redirects.search')}
        emptyText={text('redirects.empty')}
        emptyAction={addButton}
        actions={addButton}
        header={
          <Text size="sm" c="dimmed">
            {text('redirects.intro')}
          </Text>
        }
      />
      <NewRedirectDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}

function useRedirectFilters(): readonly ListFilter[] {
  const text = useText();
  return useMemo(
    () => [
      {
        kind: 'choice',
        name: 'kind',
        label: text('redirects.kind'),
        any: text('redirects.anyKind'),
        options: redirectKind.options.map((value) => ({ value, label: text(`redirects.kinds.${value}`) })),
      },
    ],
    [text],
  );
}

function useRedirectColumns(): readonly Column<Redirect>[] {
  const text = useText();
  const format = useFormat();
  return useMemo<readonly Column<Redirect>[]>(
    () => [
      { key: 'from', header: text('redirects.from'), isRowTitle: true, cell: ({ from }) => <Code>{from}</Code> },
      {
        key: 'to',
        header: text('redirects.to'),
        cell: ({ to }) => (
          <Anchor href={to} size="sm" target="_blank">
            {to}
          </Anchor>
        ),
      },
      { key: 'kind', header: text('redirects.kind'), cell: ({ kind }) => text(`redirects.kinds.${kind}`) },
      {
        key: 'created',
        header: text('redirects.created'),
        cell: ({ created_at: at, created_by: by }) => (
          <>
            <Text size="sm">{format.dateTime(at)}</Text>
            <Text size="xs" c="dimmed">
              {by}
            </Text>
          </>
        ),
      },
      {
        key: 'actions',
        header: text('redirects.actions'),
        align: 'end',
        cell: (redirect) => <DeleteRedirect redirect={redirect} />,
      },
    ],
    [text, format],
  );
}
