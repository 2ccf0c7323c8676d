import { useGetReviewableOrderQuery } from '@fakos/shared-kit/api/reviews/hooks';
import { createLazy } from '@fakos/shared-kit/lazy';
import { PageHead } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { paths, useSearchParams } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { FoundRecord } from '../../parts/found-record/found-record.tsx';
import { LazyContent } from '../../parts/lazy-content/lazy-content.tsx';
import { useReviewsText } from '../../translations/reviews-text.ts';
import styles from './review-page.module.css';

const orderReviews = createLazy(() =>
  import(/* webpackChunkName: "feedback-contents" */ './order-reviews.tsx').then(({ OrderReviews }) => OrderReviews),
);

/** `/review?token=…`: the buyer of a delivered order reviews its products, without signing in. */
export function ReviewPage() {
  const text = useReviewsText();
  return (
    <Container size="narrow" className={styles.page}>
      <PageHead title={text('pageTitle')} noIndex />
      <Personal>
        <ReviewsFromAddress />
      </Personal>
    </Container>
  );
}

function ReviewsFromAddress() {
  const text = useReviewsText();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const result = useGetReviewableOrderQuery({ token }, { skip: token === '', refetchOnMountOrArgChange: true });
  return (
    <FoundRecord
      result={result}
      hasKey={token !== ''}
      missing={
        <EmptyState
          headingLevel={1}
          icon="mail"
          title={text('missing')}
          text={text('missingText')}
          action={
            <ButtonLink variant="secondary" href={paths.contact}>
              {text('contact')}
            </ButtonLink>
          }
        />
      }
      skeleton={
        <>
          <Skeleton width="70%" height="3rem" />
          <SkeletonText />
          <Skeleton variant="box" height="20rem" />
        </>
      }
    >
      {(order) => <LazyContent content={orderReviews} props={{ order, token }} />}
    </FoundRecord>
  );
}
