import type { LensConfiguration } from '@fakos/contracts/lenses/fields';
import { useDispatch } from '@fakos/shared-kit/state';
import { type CartItem, itemAdded, itemRemoved } from '@fakos/shared-kit/state/cart';
import { LensButton } from '../../../parts/lenses/lens-button.tsx';
import { useCartText } from '../../../translations/cart-text.ts';

interface EditLensesProps {
  item: CartItem;
  configuration: LensConfiguration;
  name: string;
}

/** Changes the lenses of a line of the cart. */
export function EditLenses({ item, configuration, name }: EditLensesProps) {
  const text = useCartText();
  const dispatch = useDispatch();

  function replace(chosen: LensConfiguration, price: number) {
    const { id, product_id, slug, name: storedName, image, quantity, options = [] } = item;
    dispatch(itemRemoved(id));
    dispatch(itemAdded({ product_id, slug, name: storedName, image, price, quantity, options, configuration: chosen }));
  }

  return (
    <LensButton
      slug={item.slug}
      configuration={configuration}
      variant="link"
      failedText={text('cart.lensesFailed')}
      aria-label={text('cart.editLensesOf', { name })}
      onDone={replace}
    >
      {text('cart.editLenses')}
    </LensButton>
  );
}
