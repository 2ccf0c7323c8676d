import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { useText } from '../../text.ts';

/** What the drawer says when there is nothing in the cart. */
export function CartEmpty() {
  const text = useText();
  return (
    <EmptyState
      icon="bag"
      title={text('cart.empty')}
      text={text('cart.emptyText')}
      headingLevel={3}
      action={<ButtonLink href={paths.shop}>{text('cart.toShop')}</ButtonLink>}
    />
  );
}
