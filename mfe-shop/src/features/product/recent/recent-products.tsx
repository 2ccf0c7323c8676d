import type { ProductSummary } from '@fakos/contracts/products/contract';
import { useListProductsQuery } from '@fakos/shared-kit/api/products/hooks';
import { Near } from '@fakos/shared-kit/lazy';
import { useKitSelector, useSelector } from '@fakos/shared-kit/state';
import { selectConsent } from '@fakos/shared-kit/state/consent';
import { selectIsRestored } from '@fakos/shared-kit/state/restored';
import { Button } from '@fakos/shared-kit/ui/button';
import { List } from '@fakos/shared-kit/ui/list';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { ProductTile } from '../../../parts/product-tile/product-tile.tsx';
import { useDetailsText } from '../details/details-text.ts';
import styles from './recent-products.module.css';
import { forgetRecent, getRecent, getServerSnapshot, rememberProduct, subscribeRecent } from './recent-storage.ts';

const TILE_SIZES = '(min-width: 48rem) 15rem, 42vw';

/**
 * Recently viewed products. Stored in this browser only, if functional storage is allowed. The server renders nothing;
 * the products are requested when the section is near the viewport.
 */
export function RecentProducts({ current }: { current: number }) {
  const isAllowed = useSelector(selectConsent)?.settings.functional;
  const isRestored = useKitSelector(selectIsRestored);
  const isHydrated = useIsHydrated();
  const ids = useSyncExternalStore(subscribeRecent, getRecent, getServerSnapshot);
  const others = ids.filter((id) => id !== current);

  useEffect(
    function rememberCurrent() {
      if (isRestored && isAllowed) rememberProduct(current);
      else if (isAllowed === false) forgetRecent();
    },
    [isRestored, isAllowed, current],
  );

  if (!isHydrated || !isRestored || !isAllowed || others.length === 0) return null;
  return (
    <Near margin="50%" placeholder={<RecentRow ids={others} products={undefined} />}>
      <RecentList ids={others} />
    </Near>
  );
}

function RecentList({ ids }: { ids: readonly number[] }) {
  const { data, isError } = useListProductsQuery({
    status: 'published',
    ids: ids.join(','),
    limit: ids.length,
    facets: '0',
    order: 'DESC',
  });
  const products = data?.data;
  return isError || products?.length === 0 ? null : <RecentRow ids={ids} products={products} />;
}

interface RecentRowProps {
  ids: readonly number[];
  /** Undefined while they load: the row shows skeletons. */
  products: readonly ProductSummary[] | undefined;
}

function RecentRow({ ids, products }: RecentRowProps) {
  const text = useDetailsText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={text('recent.title')}
        action={
          <Button variant="link" onClick={forgetRecent}>
            {text('recent.clear')}
          </Button>
        }
      />
      <List className={styles.row}>
        {products?.map((product) => (
          <li key={product.id} className={styles.tile}>
            <ProductTile product={product} sizes={TILE_SIZES} />
          </li>
        )) ??
          ids.map((product) => (
            <li key={product} className={styles.tile}>
              <SkeletonCard />
            </li>
          ))}
      </List>
    </section>
  );
}

/** False during hydration: the server does not know the visitor's products. */
function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(function markHydrated() {
    setIsHydrated(true);
  }, []);
  return isHydrated;
}
