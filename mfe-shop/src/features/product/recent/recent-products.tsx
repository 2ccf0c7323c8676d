import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';
import { useListProductsQuery } from '@fakos/shared-kit/api/products/hooks';
import { useKitSelector, useSelector } from '@fakos/shared-kit/state';
import { selectConsent } from '@fakos/shared-kit/state/consent';
import { selectIsRestored } from '@fakos/shared-kit/state/restored';
import { Button } from '@fakos/shared-kit/ui/button';
import { Near } from '@fakos/shared-kit/ui/deferred';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { ProductTile } from '../../../parts/product-tile/product-tile.tsx';
import { useDetailsText } from '../details/details-text.ts';
import styles from './recent-products.module.css';
import { forgetRecent, readNothing, readRecent, rememberProduct, subscribeRecent } from './recent-storage.ts';

const TILE_SIZES = '(min-width: 48rem) 15rem, 42vw';

/**
 * Products that the visitor looked at before this one. Kept in this browser only, where functional storage is allowed;
 * the server renders nothing of it, and the page asks for them when the visitor comes near.
 */
export function RecentProducts({ current }: { current: number }) {
  const isAllowed = useSelector(selectConsent)?.settings.functional;
  const isRestored = useKitSelector(selectIsRestored);
  const isAlive = useIsAlive();
  const ids = useSyncExternalStore(subscribeRecent, readRecent, readNothing);
  const others = ids.filter((id) => id !== current);

  useEffect(
    function rememberThisOne() {
      if (isRestored && isAllowed) rememberProduct(current);
      else if (isAllowed === false) forgetRecent();
    },
    [isRestored, isAllowed, current],
  );

  if (!isAlive || !isRestored || !isAllowed || others.length === 0) return null;
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
  /** Undefined while they load: the row has its size all the same. */
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
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul role="list" className={styles.row}>
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
      </ul>
    </section>
  );
}

/** False while what the server rendered comes alive: it knew nothing of this visitor. */
function useIsAlive(): boolean {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(function comeAlive() {
    setIsAlive(true);
  }, []);
  return isAlive;
}
