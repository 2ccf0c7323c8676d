import type { ProductDetail } from '@fakos/contracts/products/contract';
import type { ProductReviews, PublishedReview } from '@fakos/contracts/reviews/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useListReviewsQuery } from '@fakos/shared-kit/api/reviews/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useId, useState } from 'react';
import { Stars } from '../../../parts/stars/stars.tsx';
import { useReviewsText } from '../../../translations/reviews-text.ts';
import styles from './reviews.module.css';

const PERCENT = 100;

/** Reviews of buyers below a product; renders nothing where the API has none. */
export function Reviews({ product }: { product: ProductDetail }) {
  const text = useReviewsText();
  const id = useId();
  const { reviews } = product;
  if (!reviews) return null;
  return (
    <section id="reviews" aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{text('title')}</h2>
      {reviews.count === 0 ? (
        <p>{text('none')}</p>
      ) : (
        <>
          <Summary reviews={reviews} />
          <ReviewPages productId={product.id} reviews={reviews} />
        </>
      )}
      <p className={styles.detail}>{text('how')}</p>
    </section>
  );
}

function Summary({ reviews: { average, count, by_stars: byStars } }: { reviews: ProductReviews }) {
  const text = useReviewsText();
  const { number } = useFormat();
  return (
    <div className={styles.summary}>
      <div className={styles.overall}>
        <p className={styles.average}>{text('average', { average: number(average ?? 0) })}</p>
        <Stars value={average ?? 0} />
        <p className={styles.detail}>{text('count', { count })}</p>
      </div>
      <ul aria-label={text('distribution')} className={styles.distribution}>
        {byStars
          .map((reviewers, index) => ({ stars: index + 1, reviewers }))
          .reverse()
          .map(({ stars, reviewers }) => (
            <li key={stars} className={styles.row}>
              <span>{stars} ★</span>
              <span aria-hidden="true" className={styles.bar}>
                <span className={styles.share} style={{ inlineSize: `${(reviewers / count) * PERCENT}%` }} />
              </span>
              <span className={styles.number}>{number(reviewers)}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** The newest reviews, which came with the product, and further pages on request. */
function ReviewPages({ productId, reviews }: { productId: number; reviews: ProductReviews }) {
  const text = useReviewsText();
  const [pages, setPages] = useState(1);
  const size = reviews.latest.length;
  const hasMore = pages * size < reviews.count;
  return (
    <>
      <ul className={styles.list}>
        {reviews.latest.map((review) => (
          <Review key={review.id} review={review} />
        ))}
        {Array.from({ length: pages - 1 }, (_, index) => (
          <ReviewPage key={index + 2} productId={productId} page={index + 2} limit={size} />
        ))}
      </ul>
      {hasMore && (
        <div>
          <Button variant="secondary" onClick={() => setPages(pages + 1)}>
            {text('more')}
          </Button>
        </div>
      )}
    </>
  );
}

function ReviewPage({ productId, page, limit }: { productId: number; page: number; limit: number }) {
  const kitText = useKitText();
  const { data, error, refetch } = useListReviewsQuery({ product_id: productId, page, limit });
  if (error) {
    return (
      <li>
        <Notice
          tone="danger"
          action={
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              {kitText('actions.retry')}
            </Button>
          }
        >
          {(isApiFailure(error) && error.message) || kitText('errors.NETWORK')}
        </Notice>
      </li>
    );
  }
  if (!data) return <li role="status">{kitText('state.loading')}</li>;
  return data.data.map((review) => <Review key={review.id} review={review} />);
}

function Review({ review: { stars, author, created_at: at, text: opinion, reply } }: { review: PublishedReview }) {
  const text = useReviewsText();
  const { longDate } = useFormat();
  return (
    <li className={styles.review}>
      <div className={styles.head}>
        <Stars value={stars} />
        <span className={styles.author}>{author}</span>
        <span className={styles.detail}>
          {longDate(at)} · {text('verified')}
        </span>
      </div>
      {opinion && <p className={styles.text}>{opinion}</p>}
      {reply && (
        <div className={styles.reply}>
          <p className={styles.replyTitle}>{text('reply')}</p>
          <p className={styles.text}>{reply.text}</p>
        </div>
      )}
    </li>
  );
}
