import { PageDescription } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { paths } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectWishlist } from '@fakos/shared-kit/state/wishlist';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { Grid } from '@fakos/shared-kit/ui/grid';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import styles from '../pages.module.css';
import { WishlistCard } from './wishlist-card.tsx';
import { useWishlistText } from './wishlist-text.ts';

const COLUMNS = { base: 2, md: 3, lg: 4 } as const;

/** `/wishlist`: what the visitor wants to find again, from this browser. */
export function WishlistPage() {
  const text = useWishlistText();
  return (
    <Container className={styles.page}>
      <PageDescription title={text('title')} noIndex />
      <Personal>
        <Wishlist />
      </Personal>
    </Container>
  );
}

function Wishlist() {
  const text = useWishlistText();
  const items = useKitSelector(selectWishlist);
  return (
    <>
      <SectionHeading
        level={1}
        title={text('title')}
        text={items.length > 0 ? text('summary', { count: items.length }) : undefined}
      />
      {items.length > 0 ? (
        <Grid as="ul" role="list" columns={COLUMNS} gap="products">
          {items.map((item) => (
            <li key={`${item.type} ${item.id}`}>
              <WishlistCard item={item} />
            </li>
          ))}
        </Grid>
      ) : (
        <EmptyState
          icon="heart"
          title={text('empty')}
          text={text('emptyText')}
          action={<ButtonLink href={paths.shop}>{text('toShop')}</ButtonLink>}
        />
      )}
    </>
  );
}
