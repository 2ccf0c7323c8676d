import { PageHead } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { useAuthentication } from '@fakos/shared-kit/remote/host';
import { paths } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { selectWishlist, type WishlistItem } from '@fakos/shared-kit/state/wishlist';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { Grid } from '@fakos/shared-kit/ui/grid';
import { List } from '@fakos/shared-kit/ui/list';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import pageStyles from '../pages.module.css';
import { ListActions } from './list-actions.tsx';
import { type FindCurrentProduct, useCurrentProducts } from './use-current-products.ts';
import { WishlistCard } from './wishlist-card.tsx';
import styles from './wishlist-page.module.css';
import { useWishlistText } from './wishlist-text.ts';

const COLUMNS = { base: 2, md: 3, lg: 4 } as const;

/** `/wishlist`: stored in this browser, and for signed-in users on the server as well. */
export function WishlistPage() {
  const text = useWishlistText();
  return (
    <Container className={pageStyles.page}>
      <PageHead title={text('title')} noIndex />
      <Personal>
        <Wishlist />
      </Personal>
    </Container>
  );
}

function Wishlist() {
  const text = useWishlistText();
  const items = useKitSelector(selectWishlist);
  const findCurrent = useCurrentProducts(items);
  if (items.length === 0) return <EmptyList />;
  return (
    <>
      <SectionHeading level={1} title={text('title')} text={text('summary', { count: items.length })} />
      <ListActions items={items} />
      <SignInOffer />
      <ItemGroup
        title={text('products')}
        items={items.filter(({ type }) => type === 'product')}
        findCurrent={findCurrent}
      />
      <ItemGroup title={text('posts')} items={items.filter(({ type }) => type === 'post')} findCurrent={findCurrent} />
    </>
  );
}

function ItemGroup({
  title,
  items,
  findCurrent,
}: {
  title: string;
  items: readonly WishlistItem[];
  findCurrent: FindCurrentProduct;
}) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title} className={styles.kind}>
      <SectionHeading title={title} />
      <Grid as={List} columns={COLUMNS} gap="products">
        {items.map((item) => (
          <li key={item.id}>
            <WishlistCard item={item} current={item.type === 'product' ? findCurrent(item.id) : undefined} />
          </li>
        ))}
      </Grid>
    </section>
  );
}

function EmptyList() {
  const text = useWishlistText();
  return (
    <>
      <SectionHeading level={1} title={text('title')} />
      <EmptyState
        icon="heart"
        title={text('empty')}
        text={text('emptyText')}
        action={<ButtonLink href={paths.shop}>{text('toShop')}</ButtonLink>}
      />
      <SignInOffer />
    </>
  );
}

/** Only an account stores the list outside this browser. */
function SignInOffer() {
  const text = useWishlistText();
  const user = useKitSelector(selectUser);
  const { open } = useAuthentication();
  if (user) return null;
  return (
    <aside aria-label={text('keepTitle')} className={styles.offer}>
      <p>
        <strong>{text('keepTitle')}</strong>
        <br />
        {text('keepText')}
      </p>
      <Button variant="secondary" size="sm" onClick={() => open({ reason: text('signInReason') })}>
        {text('signIn')}
      </Button>
    </aside>
  );
}
