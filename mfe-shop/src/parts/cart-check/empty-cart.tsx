import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { useCartText } from '../../words/cart-text.ts';

/** There is nothing to buy yet; a page of its own begins with this heading. */
export function EmptyCart({ headingLevel = 1 }: { headingLevel?: 1 | 3 }) {
  const text = useCartText();
  return (
    <EmptyState
      headingLevel={headingLevel}
      icon="bag"
      title={text('cart.empty')}
      text={text('cart.emptyText')}
      action={<ButtonLink href={paths.shop}>{text('cart.toShop')}</ButtonLink>}
    />
  );
}
