import { MAX_STARS } from '@fakos/contracts/reviews/rules';
import { useReviewsText } from '../../translations/reviews-text.ts';
import styles from './stars.module.css';

/** A rating as a row of stars; `value` is rounded to whole stars, and read as it is. */
export function Stars({ value }: { value: number }) {
  const text = useReviewsText();
  return (
    <span role="img" aria-label={text('starsLabel', { stars: value })} className={styles.stars}>
      {getStarText(Math.round(value))}
    </span>
  );
}

/** A number of stars as characters, such as ★★★☆☆. */
export function getStarText(stars: number): string {
  return '★'.repeat(stars) + '☆'.repeat(MAX_STARS - stars);
}
