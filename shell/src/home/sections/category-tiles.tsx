import type { Category } from '@fakos/contracts/categories/contract';
import { getImageSource, getPlaceholderUrl } from '@fakos/contracts/images/contract';
import { useListCategoriesQuery } from '@fakos/shared-kit/api/categories/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link, paths } from '@fakos/shared-kit/router';
import { Container } from '@fakos/shared-kit/ui/container';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { Grid } from '@fakos/shared-kit/ui/grid';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { List } from '@fakos/shared-kit/ui/list';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import { useHomeText } from '../home-text.ts';
import styles from './category-tiles.module.css';

const MAX_TILES = 8;
const IMAGE = { width: 640, height: 800 } as const;
const IMAGE_WIDTHS = [320, 480, 640, 960, 1200] as const;
/** The width of a tile. */
const SIZES = '(min-width: 90rem) 20.5rem, (min-width: 48rem) 22vw, 44vw';
const COLUMNS = { base: 2, md: 4 } as const;

/** The shop's categories as image tiles; empty categories are hidden. */
export function CategoryTiles() {
  const text = useHomeText();
  const { data, isError, isFetching, refetch } = useListCategoriesQuery();
  const categories = data?.data.filter((category) => category.product_count > 0).slice(0, MAX_TILES);
  if (categories?.length === 0) return null;
  return (
    <Container as="section" aria-labelledby="home-categories">
      <SectionHeading
        id="home-categories"
        title={text('categories')}
        action={
          <Link to={paths.shop} className={styles.all}>
            {text('allProducts')}
          </Link>
        }
      />
      {categories || !isError ? (
        <Grid as={List} columns={COLUMNS} gap="products">
          {categories ? categories.map((category) => <Tile key={category.id} category={category} />) : skeletons}
        </Grid>
      ) : (
        <TilesError pending={isFetching} onRetry={refetch} />
      )}
    </Container>
  );
}

function Tile({ category }: { category: Category }) {
  const text = useHomeText();
  const { slug, name, image, product_count: count } = category;
  return (
    <li className={styles.tile}>
      <ResponsiveImage
        {...IMAGE}
        {...getImageSource('images', image, 480, IMAGE_WIDTHS, '4x5')}
        sizes={SIZES}
        fallbackSrc={getPlaceholderUrl(IMAGE.width, IMAGE.height, 'Image Error')}
        alt=""
        fit="cover"
        className={styles.image}
      />
      <h3 className={styles.name}>
        <Link to={paths.category(slug)} className={styles.link}>
          {name}
        </Link>
      </h3>
      <p className={styles.count}>{text('productCount', { count })}</p>
    </li>
  );
}

const skeletons = Array.from({ length: MAX_TILES }, (_, index) => (
  <li key={index} className={styles.tile}>
    <Skeleton variant="box" ratio="4 / 5" className={styles.image} />
    <Skeleton width="70%" height="1.25rem" />
    <Skeleton width="40%" />
  </li>
));

function TilesError({ pending, onRetry }: { pending: boolean; onRetry: () => void }) {
  const text = useHomeText();
  const kitText = useKitText();
  return (
    <ErrorState
      title={text('categoriesFailed')}
      retryLabel={kitText('actions.retry')}
      onRetry={onRetry}
      pending={pending}
      headingLevel={3}
    />
  );
}
