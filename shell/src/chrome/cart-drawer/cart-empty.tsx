import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { useCartText } from './cart-text.ts';

/** What the drawer says when there is nothing in the cart. */
export function CartEmpty() {
  const text = useCartText();
  return (
    <EmptyState
      icon="bag"
      title={text('empty')}
      text={text('emptyText')}
      headingLevel={3}
      action={<ButtonLink href={paths.shop}>{text('toShop')}</ButtonLink>}
    />
  );
}
