import { paths } from '@fakos/contracts/paths';
import type { AdminReview } from '@fakos/contracts/reviews/contract';
import { useGetAdminReviewQuery } from '@fakos/shared-kit/api/admin-reviews/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Grid, Stack, Text } from '@mantine/core';
import { DetailPage } from '../../framework/detail/detail-page.tsx';
import { useDetailPage } from '../../framework/detail/use-detail-page.ts';
import { Fact, Facts } from '../../framework/facts.tsx';
import { Section } from '../../framework/section.tsx';
import { useText } from '../../text.ts';
import { Moderation } from './moderation.tsx';
import { ReplyForm } from './reply-form.tsx';
import { REVIEWS, REVIEWS_KEY, StarRow, StatusBadge } from './review-parts.tsx';
import { useReviewsText } from './reviews-text.ts';

/** One review: its check and the shop's reply. */
export function ReviewPage() {
  const text = useText();
  const reviewsText = useReviewsText();
  const detail = useDetailPage(useGetAdminReviewQuery);
  return (
    <DetailPage
      detail={detail}
      title={(review) => (review ? reviewsText('ofProduct', { product: review.product.name }) : reviewsText('one'))}
      list={{ listKey: REVIEWS_KEY, path: REVIEWS, label: text('menu.reviews') }}
    >
      {(review) => (
        <OpenReview
          key={review.id}
          review={review}
          onReload={detail.state === 'ready' ? detail.reload : () => undefined}
        />
      )}
    </DetailPage>
  );
}

function OpenReview({ review, onReload }: { review: AdminReview; onReload: () => void }) {
  const text = useReviewsText();
  return (
    <Grid>
      <Grid.Col span={{ base: 12, md: 8 }}>
        <Stack>
          <Section title={review.author} aside={<StatusBadge status={review.status} />}>
            <StarRow stars={review.stars} />
            <Text mt="sm" c={review.text ? undefined : 'dimmed'} style={{ whiteSpace: 'pre-line' }}>
              {review.text || text('noText')}
            </Text>
          </Section>
          <Moderation review={review} onReload={onReload} />
          <ReplyForm review={review} onReload={onReload} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <ReviewFacts review={review} />
      </Grid.Col>
    </Grid>
  );
}

function ReviewFacts({ review }: { review: AdminReview }) {
  const text = useReviewsText();
  const format = useFormat();
  const { product, order } = review;
  return (
    <Section title={text('facts')}>
      <Facts>
        <Fact name={text('product')}>
          <Anchor href={`${paths.product(product.slug)}#reviews`} target="_blank" size="sm">
            {product.name}
          </Anchor>
        </Fact>
        <Fact name={text('order')}>
          <Anchor component={Link} to={`/admin/bookings/${order.id}`} size="sm">
            {order.number}
          </Anchor>
        </Fact>
        <Fact name={text('date')}>{format.dateTime(review.created_at)}</Fact>
        {review.moderated_at && <Fact name={text('moderated')}>{format.dateTime(review.moderated_at)}</Fact>}
        {review.reason && <Fact name={text('reason')}>{text(`reasons.${review.reason}`)}</Fact>}
      </Facts>
    </Section>
  );
}
