import type { ReviewableOrder, ReviewableProduct } from '@fakos/contracts/reviews/contract';
import { paths } from '@fakos/shared-kit/router';
import { Button } from '@fakos/shared-kit/ui/button';
import { Card } from '@fakos/shared-kit/ui/card';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { useRenderLink } from '@fakos/shared-kit/ui/link';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { useId, useState } from 'react';
import { getProductImage } from '../../parts/product-tile/product-image.ts';
import { Stars } from '../../parts/stars/stars.tsx';
import { useReviewsText } from '../../translations/reviews-text.ts';
import { DeleteReview } from './delete-review.tsx';
import { ReviewForm } from './review-form.tsx';
import styles from './review-page.module.css';

const IMAGE_SIZES = '5rem';
const MAX_IMAGE_WIDTH = 160;

interface OrderReviewsProps {
  order: ReviewableOrder;
  token: string;
}

/** The products of an order, each with its review or the form for one. */
export function OrderReviews({ order, token }: OrderReviewsProps) {
  const text = useReviewsText();
  return (
    <>
      <SectionHeading level={1} title={text('pageTitle')} text={text('pageIntro', { number: order.number })} />
      <ul className={styles.products}>
        {order.products.map((product) => (
          <li key={product.id}>
            <ProductReview product={product} author={order.author} token={token} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ProductReviewProps {
  product: ReviewableProduct;
  /** Proposed name. */
  author: string;
  token: string;
}

function ProductReview({ product, author, token }: ProductReviewProps) {
  const id = useId();
  const link = useRenderLink();
  const [isChanging, setChanging] = useState(false);
  const [message, setMessage] = useState<string>();
  const { review, name, slug } = product;
  return (
    <Card>
      <section aria-labelledby={id} className={styles.product}>
        <div className={styles.head}>
          <ResponsiveImage {...getProductImage(product.image, '', IMAGE_SIZES, MAX_IMAGE_WIDTH)} fit="cover" />
          <h2 id={id} className={styles.name}>
            {slug ? link({ href: paths.product(slug), children: name }) : name}
          </h2>
        </div>
        {message && (
          <Notice tone="success" announce="status">
            {message}
          </Notice>
        )}
        {review && !isChanging ? (
          <WrittenReview
            product={product}
            review={review}
            token={token}
            onChange={() => {
              setMessage(undefined);
              setChanging(true);
            }}
            onDeleted={setMessage}
          />
        ) : (
          <ReviewForm
            product={product}
            author={author}
            token={token}
            onSent={(sent) => {
              setChanging(false);
              setMessage(sent);
            }}
          />
        )}
      </section>
    </Card>
  );
}

interface WrittenReviewProps {
  product: ReviewableProduct;
  review: NonNullable<ReviewableProduct['review']>;
  token: string;
  onChange: () => void;
  onDeleted: (message: string) => void;
}

function WrittenReview({ product, review, token, onChange, onDeleted }: WrittenReviewProps) {
  const text = useReviewsText();
  const { status, reason, stars, author, text: opinion } = review;
  return (
    <div className={styles.written}>
      <p>
        <Stars value={stars} /> {author}
      </p>
      {opinion && <p className={styles.text}>{opinion}</p>}
      <Notice tone={status === 'rejected' ? 'warning' : 'info'}>
        {text(`statuses.${status}`, { reason: reason ? text(`reasons.${reason}`) : '' })}
      </Notice>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="sm"
          aria-label={text('changeFor', { product: product.name })}
          onClick={onChange}
        >
          {text('change')}
        </Button>
        <DeleteReview product={product} token={token} onDeleted={onDeleted} />
      </div>
    </div>
  );
}
