import type { Category } from '@fakos/shared-kit/api/categories/contract';
import { imageUrl, imageWidths } from '@fakos/shared-kit/api/images/contract';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import styles from './category-head.module.css';

const WIDEST = 1200;
const NARROWEST = 320;
const widths = imageWidths.filter((width) => width >= NARROWEST && width <= WIDEST);

/** Name, words and picture of a category; holds their place until they are there. */
export function CategoryHead({ category }: { category: Category | undefined }) {
  if (!category) {
    return (
      <header className={styles.head}>
        <div className={styles.words}>
          <Skeleton width="min(20rem, 80%)" height="2.5rem" />
          <SkeletonText lines={2} />
        </div>
        <Skeleton variant="box" className={styles.picture} />
      </header>
    );
  }
  const { name, description, image } = category;
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {image && (
        <Picture
          className={styles.picture}
          src={imageUrl('images', image, WIDEST)}
          srcFor={(width) => imageUrl('images', image, width as (typeof imageWidths)[number])}
          widths={widths}
          sizes="(min-width: 48rem) 40vw, 100vw"
          alt=""
          width={1200}
          height={1500}
          fit="cover"
          priority
        />
      )}
    </header>
  );
}
