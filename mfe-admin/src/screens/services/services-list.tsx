import { type AdminService, adminService } from '@fakos/contracts/services/contract';
import { useListAdminServicesQuery } from '@fakos/shared-kit/api/services/hooks';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { AdminBadge, type AdminBadgeProps } from '../../framework/admin-badge.tsx';
import type { Column } from '../../framework/list/list-columns.ts';
import { type ListFilter, readFilter } from '../../framework/list/list-filters.tsx';
import { ListPage } from '../../framework/list/list-page.tsx';
import { findAllowed, omitEmpty, useListAddress } from '../../framework/list/use-list-address.ts';
import { useText } from '../../text.ts';
import { MoveService } from './move-service.tsx';
import { SERVICES, SERVICES_KEY } from './service-paths.ts';
import { useServiceBulkActions } from './use-service-bulk-actions.ts';

const PAGE_SIZE = 50;
const FILTERS = ['status'];
const sorts = ['position', 'title', 'price', 'duration'] as const;
const statuses = adminService.shape.status.options;

const getId = ({ id }: AdminService) => id;
const getAddress = ({ id }: AdminService) => `${SERVICES}/${id}`;

/** All services in the shop's order, which can be changed here. */
export function ServicesList() {
  const text = useText();
  const language = useLanguage();
  const address = useListAddress(FILTERS);
  const filters = useServiceFilters();
  const by = address.sort && findAllowed(address.sort.by, sorts);
  const statusFilter = filters[0];
  const filter = omitEmpty({
    search: address.search,
    status: statusFilter && findAllowed(readFilter(statusFilter, address), statuses),
  });
  const query = useListAdminServicesQuery({
    page: address.page,
    limit: PAGE_SIZE,
    ...filter,
    ...(by ? { sort: by, order: address.sort?.order ?? 'asc' } : {}),
  });
  return (
    <ListPage
      listKey={SERVICES_KEY}
      title={text('menu.services')}
      address={address}
      query={query}
      columns={useServiceColumns({ canMove: !address.isFiltered && by === undefined })}
      filters={filters}
      rowId={getId}
      rowLabel={(row) => row[`title_${language}`] || row.title_el}
      rowAddress={getAddress}
      searchLabel={text('services.search')}
      emptyText={text('services.empty')}
      emptyAction={<NewServiceButton />}
      actions={<NewServiceButton />}
      bulkActions={useServiceBulkActions(filter)}
    />
  );
}

function NewServiceButton() {
  const text = useText();
  return (
    <Button component={Link} to={`${SERVICES}/new`} leftSection={<IconPlus size={16} aria-hidden />}>
      {text('services.new')}
    </Button>
  );
}

function useServiceFilters(): readonly ListFilter[] {
  const text = useText();
  return useMemo(
    () => [
      {
        kind: 'choice',
        name: 'status',
        label: text('services.status'),
        any: text('services.anyStatus'),
        options: statuses.map((value) => ({ value, label: text(`services.statuses.${value}`) })),
      },
    ],
    [text],
  );
}

const tones: Readonly<Record<AdminService['status'], AdminBadgeProps['tone']>> = {
  published: 'success',
  draft: 'neutral',
  trash: 'danger',
};

/** `canMove` is true where the list has the shop's order and all its services. */
function useServiceColumns({ canMove }: { canMove: boolean }): readonly Column<AdminService>[] {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return useMemo<readonly Column<AdminService>[]>(() => {
    const formatPrice = (price: number | null) => {
      if (price === null) return text('services.onRequest');
      return price === 0 ? text('services.free') : format.money(price);
    };
    const order: Column<AdminService> = {
      key: 'order',
      header: text('services.order'),
      cell: (service) => <MoveService service={service} />,
    };
    return [
      {
        key: 'title',
        header: text('services.title'),
        isRowTitle: true,
        sort: 'title',
        cell: (service) => (
          <Anchor component={Link} to={getAddress(service)} size="sm" fw={500}>
            {service[`title_${language}`] || service.title_el}
          </Anchor>
        ),
      },
      {
        key: 'price',
        header: text('services.price'),
        align: 'end',
        sort: 'price',
        cell: ({ price }) => formatPrice(price),
      },
      {
        key: 'duration',
        header: text('services.duration'),
        align: 'end',
        sort: 'duration',
        cell: ({ duration }) =>
          duration === null ? '—' : text('services.minutes', { minutes: format.number(duration) }),
      },
      {
        key: 'bookable',
        header: text('services.bookable'),
        cell: ({ bookable }) => text(bookable ? 'services.yes' : 'services.no'),
      },
      {
        key: 'status',
        header: text('services.status'),
        cell: ({ status }) => <AdminBadge tone={tones[status]}>{text(`services.statuses.${status}`)}</AdminBadge>,
      },
      ...(canMove ? [order] : []),
    ];
  }, [text, format, language, canMove]);
}
