import type { AdminUser, listAdminUsers } from '@fakos/contracts/admin-users/contract';
import type { EndpointQuery } from '@fakos/contracts/endpoint';
import { roles } from '@fakos/contracts/roles';
import { useListAdminUsersQuery } from '@fakos/shared-kit/api/admin-users/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Column } from '../../framework/list/list-columns.ts';
import { type ListFilter, readFilter } from '../../framework/list/list-filters.tsx';
import { ListPage } from '../../framework/list/list-page.tsx';
import { findAllowed, type ListAddress, omitEmpty, useListAddress } from '../../framework/list/use-list-address.ts';
import { useHasPermission } from '../../framework/session/use-has-permission.ts';
import { toDisplayText } from '../../framework/to-display-text.ts';
import { useText } from '../../text.ts';
import { StateBadge, VerifiedBadge } from './user-badges.tsx';
import { getUserAddress, NEW_USER, USERS_KEY } from './user-paths.ts';
import styles from './users.module.css';

const PAGE_SIZE = 20;
const FILTERS = ['role', 'state'];
const sorts = ['created_at', 'name', 'email'] as const;
const states = ['active', 'disabled'] as const;

const getId = ({ id }: AdminUser) => id;
const getName = ({ name, email }: AdminUser) => name || email;

/** Customers and, for those who may see them, accounts of staff. */
export function UsersList() {
  const text = useText();
  const address = useListAddress(FILTERS);
  const filters = useUserFilters();
  const query = useListAdminUsersQuery(toUserQuery(address, filters));
  return (
    <ListPage
      listKey={USERS_KEY}
      title={text('menu.users')}
      address={address}
      query={query}
      columns={useUserColumns()}
      filters={filters}
      rowId={getId}
      rowLabel={getName}
      rowAddress={getUserAddress}
      searchLabel={text('users.search')}
      emptyText={text('users.empty')}
      failureTitle={text('users.failed.list')}
      actions={
        <Button component={Link} to={NEW_USER} leftSection={<IconPlus size={16} aria-hidden />}>
          {text('users.new')}
        </Button>
      }
    />
  );
}

function toUserQuery(address: ListAddress, filters: readonly ListFilter[]) {
  const by = address.sort && findAllowed(address.sort.by, sorts);
  const values = Object.fromEntries(filters.map((filter) => [filter.name, readFilter(filter, address)]));
  const query: EndpointQuery<typeof listAdminUsers> = {
    ...omitEmpty({ ...values, search: address.search }),
    page: address.page,
    limit: PAGE_SIZE,
    ...(by && { sort: by, order: address.sort?.order === 'asc' ? ('ASC' as const) : ('DESC' as const) }),
  };
  return query;
}

/** Users who may see only customers have no filter by role, because the server refuses other roles. */
function useUserFilters(): readonly ListFilter[] {
  const text = useText();
  const seesStaff = useHasPermission()('administration');
  return useMemo<readonly ListFilter[]>(() => {
    const role: ListFilter = {
      kind: 'choice',
      name: 'role',
      label: text('users.role'),
      any: text('users.anyRole'),
      options: roles.map((value) => ({ value, label: text(`users.roles.${value}`) })),
    };
    const state: ListFilter = {
      kind: 'choice',
      name: 'state',
      label: text('users.state'),
      any: text('users.anyState'),
      options: states.map((value) => ({ value, label: text(`users.states.${value}`) })),
    };
    return seesStaff ? [role, state] : [state];
  }, [text, seesStaff]);
}

function useUserColumns(): readonly Column<AdminUser>[] {
  const text = useText();
  const format = useFormat();
  return useMemo<readonly Column<AdminUser>[]>(
    () => [
      {
        key: 'name',
        header: text('users.name'),
        isRowTitle: true,
        sort: 'name',
        cell: (user) => (
          <Anchor component={Link} to={getUserAddress(user)} size="sm" fw={500}>
            {getName(user)}
          </Anchor>
        ),
      },
      {
        key: 'email',
        header: text('users.email'),
        sort: 'email',
        cell: (user) => <span className={styles.email}>{user.email}</span>,
      },
      {
        key: 'phone',
        header: text('users.phone'),
        cell: (user) => <span className={styles.phone}>{toDisplayText(user.phone)}</span>,
      },
      { key: 'role', header: text('users.role'), cell: (user) => text(`users.roles.${user.role}`) },
      {
        key: 'verified',
        header: text('users.verification'),
        cell: (user) => <VerifiedBadge isVerified={user.email_verified_at !== null} />,
      },
      { key: 'state', header: text('users.state'), cell: (user) => <StateBadge isDisabled={user.disabled} /> },
      {
        key: 'created',
        header: text('users.registered'),
        sort: 'created_at',
        cell: (user) => format.dateTime(user.created_at),
      },
    ],
    [text, format],
  );
}
