import type { AdminReview } from '@fakos/contracts/reviews/contract';
import { MAX_STARS, reviewStatuses } from '@fakos/contracts/reviews/rules';
import { useListAdminReviewsQuery } from '@fakos/shared-kit/api/admin-reviews/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { Column } from '../../framework/list/list-columns.ts';
import { type ListFilter, readFilter } from '../../framework/list/list-filters.tsx';
import { ListPage } from '../../framework/list/list-page.tsx';
import { findAllowed, omitEmpty, useListAddress } from '../../framework/list/use-list-address.ts';
import { isUnsupported } from '../../framework/states/is-unsupported.ts';
import { useText } from '../../text.ts';
import { getReviewAddress, REVIEWS_KEY, StarRow, StatusBadge } from './review-parts.tsx';
import { useReviewsText } from './reviews-text.ts';

const PAGE_SIZE = 20;
const FILTERS = ['status', 'stars'];
/** Best first, as the filter lists them. */
const starOptions = Array.from({ length: MAX_STARS }, (_, index) => String(MAX_STARS - index));

const getId = ({ id }: AdminReview) => id;
const getLabel = ({ product, author }: AdminReview) => `${product.name}, ${author}`;

/** Reviews of buyers, newest first. */
export function ReviewsList() {
  const text = useText();
  const reviewsText = useReviewsText();
  const address = useListAddress(FILTERS);
  const filters = useReviewFilters();
  const [status = '', stars = ''] = filters.map((filter) => readFilter(filter, address));
  const query = useListAdminReviewsQuery({
    page: address.page,
    limit: PAGE_SIZE,
    ...omitEmpty({
      search: address.search,
      status: findAllowed(status, reviewStatuses),
      stars: findAllowed(stars, starOptions),
    }),
  });
  const columns = useReviewColumns();
  if (isUnsupported(query.error)) return <Text>{reviewsText('unsupported')}</Text>;
  return (
    <ListPage
      listKey={REVIEWS_KEY}
      title={text('menu.reviews')}
      address={address}
      query={query}
      columns={columns}
      filters={filters}
      rowId={getId}
      rowLabel={getLabel}
      rowAddress={getReviewAddress}
      searchLabel={reviewsText('search')}
      emptyText={reviewsText('empty')}
    />
  );
}

function useReviewFilters(): readonly ListFilter[] {
  const text = useReviewsText();
  return useMemo<readonly ListFilter[]>(
    () => [
      {
        kind: 'choice',
        name: 'status',
        label: text('status'),
        any: text('anyStatus'),
        options: reviewStatuses.map((value) => ({ value, label: text(`statuses.${value}`) })),
      },
      {
        kind: 'choice',
        name: 'stars',
        label: text('stars'),
        any: text('anyStars'),
        options: starOptions.map((value) => ({ value, label: text('starsLabel', { stars: value }) })),
      },
    ],
    [text],
  );
}

function useReviewColumns(): readonly Column<AdminReview>[] {
  const text = useReviewsText();
  const format = useFormat();
  return useMemo<readonly Column<AdminReview>[]>(
    () => [
      {
        key: 'product',
        header: text('product'),
        isRowTitle: true,
        cell: (review) => (
          <Anchor component={Link} to={getReviewAddress(review)} size="sm" fw={review.status === 'pending' ? 700 : 400}>
            {review.product.name}
          </Anchor>
        ),
      },
      { key: 'stars', header: text('stars'), cell: ({ stars }) => <StarRow stars={stars} /> },
      {
        key: 'review',
        header: text('review'),
        cell: ({ author, text: opinion }) => (
          <div>
            <Text size="sm">{author}</Text>
            <Text size="sm" c="dimmed" lineClamp={2}>
              {opinion || text('noText')}
            </Text>
          </div>
        ),
      },
      { key: 'status', header: text('status'), cell: ({ status }) => <StatusBadge status={status} /> },
      { key: 'order', header: text('order'), isOptional: true, cell: ({ order }) => order.number },
      { key: 'date', header: text('date'), cell: ({ created_at: at }) => format.dateTime(at) },
    ],
    [text, format],
  );
}
