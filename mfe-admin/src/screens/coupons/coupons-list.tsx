import type { Coupon } from '@fakos/contracts/coupons/contract';
import { couponState } from '@fakos/contracts/coupons/fields';
import { useListCouponsQuery } from '@fakos/shared-kit/api/coupons/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Column } from '../../framework/list/list-columns.ts';
import { type ListFilter, readFilter } from '../../framework/list/list-filters.tsx';
import { ListPage } from '../../framework/list/list-page.tsx';
import { findAllowed, omitEmpty, useListAddress } from '../../framework/list/use-list-address.ts';
import { useText } from '../../text.ts';
import { COUPONS, COUPONS_KEY } from './coupon-paths.ts';
import { getLastMoment } from './coupon-period.ts';
import { CouponStateBadge } from './coupon-state-badge.tsx';
import { useCouponBulkActions } from './use-coupon-bulk-actions.ts';

const PAGE_SIZE = 20;
const FILTERS = ['state'];
const sorts = ['created_at', 'code', 'used', 'valid_to'] as const;

const getId = ({ id }: Coupon) => id;
const getCode = ({ code }: Coupon) => code;
const getAddress = ({ id }: Coupon) => `${COUPONS}/${id}`;

/** All coupons, newest first. */
export function CouponsList() {
  const text = useText();
  const address = useListAddress(FILTERS);
  const filters = useCouponFilters();
  const stateFilter = filters[0];
  const filter = omitEmpty({
    search: address.search,
    state: stateFilter && findAllowed(readFilter(stateFilter, address), couponState.options),
  });
  const by = address.sort && findAllowed(address.sort.by, sorts);
  const query = useListCouponsQuery({
    page: address.page,
    limit: PAGE_SIZE,
    ...filter,
    ...(by ? { sort: by, order: address.sort?.order ?? 'desc' } : {}),
  });
  return (
    <ListPage
      listKey={COUPONS_KEY}
      title={text('menu.coupons')}
      address={address}
      query={query}
      columns={useCouponColumns()}
      filters={filters}
      rowId={getId}
      rowLabel={getCode}
      rowAddress={getAddress}
      searchLabel={text('coupons.search')}
      emptyText={text('coupons.empty')}
      emptyAction={<NewCouponButton />}
      actions={<NewCouponButton />}
      bulkActions={useCouponBulkActions(filter)}
    />
  );
}

function NewCouponButton() {
  const text = useText();
  return (
    <Button component={Link} to={`${COUPONS}/new`} leftSection={<IconPlus size={16} aria-hidden />}>
      {text('coupons.new')}
    </Button>
  );
}

function useCouponFilters(): readonly ListFilter[] {
  const text = useText();
  return useMemo(
    () => [
      {
        kind: 'choice',
        name: 'state',
        label: text('coupons.state'),
        any: text('coupons.anyState'),
        options: ['active', 'planned', 'ended', 'used_up', 'inactive'].map((value) => ({
          value,
          label: text(`coupons.states.${couponState.parse(value)}`),
        })),
      },
    ],
    [text],
  );
}

function useCouponColumns(): readonly Column<Coupon>[] {
  const text = useText();
  const format = useFormat();
  return useMemo<readonly Column<Coupon>[]>(() => {
    const formatDiscount = ({ kind, value }: Coupon) => {
      if (kind === 'free_shipping') return text('coupons.kinds.free_shipping');
      return kind === 'percent' ? `${format.number(value)} %` : format.money(value);
    };
    return [
      {
        key: 'code',
        header: text('coupons.code'),
        isRowTitle: true,
        sort: 'code',
        cell: (coupon) => (
          <Anchor component={Link} to={getAddress(coupon)} size="sm" fw={500}>
            {coupon.code}
          </Anchor>
        ),
      },
      { key: 'discount', header: text('coupons.discount'), cell: formatDiscount },
      {
        key: 'minimum',
        header: text('coupons.minimum'),
        align: 'end',
        isOptional: true,
        cell: ({ minimum }) => (minimum === 0 ? '—' : format.money(minimum)),
      },
      {
        key: 'validFrom',
        header: text('coupons.validFrom'),
        isOptional: true,
        cell: ({ valid_from: from }) => (from === null ? '—' : format.longDate(from)),
      },
      {
        key: 'validTo',
        header: text('coupons.validTo'),
        sort: 'valid_to',
        cell: ({ valid_to: to }) => (to === null ? text('coupons.noEnd') : format.longDate(getLastMoment(to))),
      },
      {
        key: 'used',
        header: text('coupons.used'),
        align: 'end',
        sort: 'used',
        cell: ({ used, usage_limit: limit }) =>
          limit === null
            ? format.number(used)
            : text('coupons.usedWithLimit', { used: format.number(used), limit: format.number(limit) }),
      },
      { key: 'state', header: text('coupons.state'), cell: ({ state }) => <CouponStateBadge state={state} /> },
      {
        key: 'created',
        header: text('coupons.created'),
        isOptional: true,
        sort: 'created_at',
        cell: ({ created_at: at }) => format.dateTime(at),
      },
    ];
  }, [text, format]);
}
