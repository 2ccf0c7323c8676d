import { MAX_STARS, type ReviewStatus } from '@fakos/contracts/reviews/rules';
import { Text } from '@mantine/core';
import { AdminBadge, type AdminBadgeProps } from '../../framework/admin-badge.tsx';
import { useReviewsText } from './reviews-text.ts';

/** Address of the list. */
export const REVIEWS = '/admin/reviews';
/** Key of the list in stored views. */
export const REVIEWS_KEY = 'reviews';

/** Address of a review. */
export function getReviewAddress({ id }: { readonly id: number }): string {
  return `${REVIEWS}/${id}`;
}

const tones: Readonly<Record<ReviewStatus, AdminBadgeProps['tone']>> = {
  pending: 'warning',
  published: 'success',
  rejected: 'neutral',
};

/** Status of a review as a badge. */
export function StatusBadge({ status }: { status: ReviewStatus }) {
  const text = useReviewsText();
  return <AdminBadge tone={tones[status]}>{text(`statuses.${status}`)}</AdminBadge>;
}

/** The stars of a review as a row. */
export function StarRow({ stars }: { stars: number }) {
  const text = useReviewsText();
  return (
    <Text component="span" size="sm" role="img" aria-label={text('starsLabel', { stars })}>
      {'★'.repeat(stars)}
      {'☆'.repeat(MAX_STARS - stars)}
    </Text>
  );
}
