import type { AdminUser } from '@fakos/contracts/admin-users/contract';
import { isStaff } from '@fakos/contracts/roles';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useListAdminUsersQuery } from '@fakos/shared-kit/api/admin-users/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths, useSearchParams } from '@fakos/shared-kit/router';
import { Badge } from '@fakos/shared-kit/ui/badge';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { LiveRegion } from '@fakos/shared-kit/ui/live-region';
import { Pagination, useListTop } from '@fakos/shared-kit/ui/pagination';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import { Table, type TableColumn } from '@fakos/shared-kit/ui/table';
import { useProfileText } from '../../account/profile-text.ts';
import { UserSearch } from './user-search.tsx';
import styles from './users.module.css';

const PAGE_SIZE = 20;

/** All accounts, newest first; search and page are URL parameters. */
export function UserList() {
  const text = useProfileText();
  const [params] = useSearchParams();
  const search = params.get('search')?.trim() ?? '';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const users = useListAdminUsersQuery({ page, limit: PAGE_SIZE, ...(search !== '' && { search }) });
  const listTop = useListTop<HTMLElement>({ list: getUsersUrl(search), page });
  const labels = usePageLabels();
  const total = users.data?.meta.total;
  const pageCount = Math.ceil((total ?? 0) / PAGE_SIZE);
  return (
    <>
      <SectionHeading
        level={1}
        title={text('users.title')}
        text={total === undefined ? undefined : text('users.count', { count: total })}
      />
      <UserSearch key={search} search={search} />
      <LiveRegion>{!users.isFetching && pageCount > 1 ? text('users.page', { page }) : ''}</LiveRegion>
      <section
        ref={listTop}
        tabIndex={-1}
        aria-label={text('users.title')}
        className={styles.results}
        aria-busy={users.isFetching}
      >
        {users.isError && <Failed query={users} />}
        {!users.isError && users.isLoading && <Skeleton variant="box" height="24rem" />}
        {!users.isError && users.data && <Rows rows={users.data.data} />}
      </section>
      {!users.isError && total !== undefined && (
        <Pagination
          page={page}
          pageCount={pageCount}
          getHref={(target) => getUsersUrl(search, target)}
          labels={labels}
        />
      )}
    </>
  );
}

function Rows({ rows }: { rows: readonly AdminUser[] }) {
  const text = useProfileText();
  const { longDate } = useFormat();
  if (rows.length === 0) {
    return (
      <EmptyState
        icon="search"
        title={text('users.none')}
        text={text('users.noneText')}
        action={<ButtonLink href={paths.users}>{text('users.clear')}</ButtonLink>}
      />
    );
  }
  const columns: TableColumn<AdminUser>[] = [
    { id: 'name', header: text('users.name'), rowHeader: true, cell: ({ name }) => name },
    { id: 'email', header: text('users.email'), cell: ({ email }) => <span className={styles.email}>{email}</span> },
    {
      id: 'role',
      header: text('users.role'),
      cell: ({ role }) => <Badge tone={isStaff(role) ? 'accent' : 'neutral'}>{text(`users.${role}`)}</Badge>,
    },
    { id: 'created', header: text('users.created'), cell: ({ created_at }) => longDate(created_at) },
  ];
  return <Table caption={text('users.title')} hideCaption columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

function Failed({ query }: { query: { error?: unknown; isFetching: boolean; refetch: () => unknown } }) {
  const text = useProfileText();
  const kitText = useKitText();
  const message = isApiFailure(query.error) ? query.error.message : undefined;
  return (
    <ErrorState
      title={message ?? text('users.failed')}
      retryLabel={kitText('actions.retry')}
      onRetry={() => void query.refetch()}
      pending={query.isFetching}
    />
  );
}

function usePageLabels() {
  const text = useProfileText();
  const kitText = useKitText();
  return {
    nav: text('users.pages'),
    previous: kitText('actions.previous'),
    next: kitText('actions.next'),
    page: (page: number) => text('users.page', { page }),
  };
}

/** URL of a page of results. */
export function getUsersUrl(search: string, page = 1): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? paths.users : `${paths.users}?${params}`;
}
