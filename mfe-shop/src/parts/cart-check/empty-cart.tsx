import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { useCartText } from '../../translations/cart-text.ts';

/** Empty state of the cart; the default heading level is that of a page title. */
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
