import type { Category } from '@fakos/contracts/categories/contract';
import { getImageUrl, imageWidths } from '@fakos/contracts/images/contract';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import styles from './category-header.module.css';

const MAX_WIDTH = 1200;
const MIN_WIDTH = 320;
const widths = imageWidths.filter((width) => width >= MIN_WIDTH && width <= MAX_WIDTH);

/** Name, description and image of a category, with a skeleton while it loads. */
export function CategoryHeader({ category }: { category: Category | undefined }) {
  if (!category) {
    return (
      <header className={styles.header}>
        <div className={styles.text}>
          <Skeleton width="min(20rem, 80%)" height="2.5rem" />
          <SkeletonText lines={2} />
        </div>
        <Skeleton variant="box" className={styles.image} />
      </header>
    );
  }
  const { name, description, image } = category;
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        <h1 className={styles.name}>{name}</h1>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {image && (
        <ResponsiveImage
          className={styles.image}
          src={getImageUrl('images', image, MAX_WIDTH)}
          getSrc={(width) => getImageUrl('images', image, width as (typeof imageWidths)[number])}
          widths={widths}
          sizes="(min-width: 87rem) 34rem, (min-width: 48rem) 44vw, 100vw"
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
