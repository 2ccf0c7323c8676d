import type { ProductDetail } from '@fakos/shared-kit/api/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { MAX_LINE_QUANTITY } from '@fakos/shared-kit/state/cart';
import { Button } from '@fakos/shared-kit/ui/button';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { QuantityStepper } from '@fakos/shared-kit/ui/quantity-stepper';
import { useState } from 'react';
import { useAddToCart } from '../../parts/buying/use-add-to-cart.ts';
import { useText } from '../../text.ts';
import styles from './buy-box.module.css';

/** How many, and into the cart; on a phone the button stays at the thumb. */
export function BuyBox({ product }: { product: ProductDetail }) {
  const text = useText();
  const kitText = useKitText();
  const addToCart = useAddToCart();
  const [quantity, setQuantity] = useState(1);
  const soldOut = product.stock <= 0;
  const { name } = product;
  return (
    <>
      {!soldOut && (
        <div className={styles.quantity}>
          <span aria-hidden="true">{text('buy.quantity')}</span>
          <QuantityStepper
            value={quantity}
            max={Math.min(product.stock, MAX_LINE_QUANTITY)}
            onValueChange={setQuantity}
            labels={{
              input: text('buy.quantityOf', { name }),
              decrease: text('buy.decrease', { name }),
              increase: text('buy.increase', { name }),
            }}
          />
        </div>
      )}
      <div className={styles.bar}>
        <Button
          size="lg"
          fullWidth
          disabled={soldOut}
          iconStart={<Icon name="bag" size={20} />}
          onClick={() => addToCart(product, quantity)}
        >
          {soldOut ? kitText('product.soldOut') : text('buy.add')}
        </Button>
      </div>
    </>
  );
}
