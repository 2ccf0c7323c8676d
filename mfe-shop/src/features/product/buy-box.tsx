import type { ProductDetail } from '@fakos/shared-kit/api/products/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { MAX_LINE_QUANTITY } from '@fakos/shared-kit/state/cart';
import { Button } from '@fakos/shared-kit/ui/button';
import { useDeferred } from '@fakos/shared-kit/ui/deferred';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { QuantityStepper } from '@fakos/shared-kit/ui/quantity-stepper';
import { useRef, useState } from 'react';
import { unitPrice } from '../../parts/buying/cart-line.ts';
import { useAddToCart, useIsAdding } from '../../parts/buying/use-add-to-cart.ts';
import { useText } from '../../text.ts';
import { AddonChoice } from './addon-choice.tsx';
import styles from './buy-box.module.css';

const loadStickyBar = () =>
  import(/* webpackChunkName: "sticky-bar" */ './sticky-bar.tsx').then(({ StickyBar }) => StickyBar);

/** With what, how many, and into the cart; on a phone a bar offers it again to those who have scrolled on. */
export function BuyBox({ product }: { product: ProductDetail }) {
  const kitText = useKitText();
  const text = useText();
  const addToCart = useAddToCart();
  const isAdding = useIsAdding(product.id);
  const [quantity, setQuantity] = useState(1);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const button = useRef<HTMLDivElement>(null);
  const StickyBar = useDeferred(loadStickyBar, false);
  if (product.stock <= 0) {
    return (
      <Button size="lg" fullWidth disabled>
        {kitText('product.soldOut')}
      </Button>
    );
  }
  const addons = product.addons.filter(({ id }) => chosen.includes(id));
  const unit = unitPrice(product, addons);
  const add = () => addToCart(product, quantity, addons);
  return (
    <>
      {product.addons.length > 0 && <AddonChoice addons={product.addons} chosen={chosen} onChange={setChosen} />}
      <Quantity product={product} quantity={quantity} unit={unit} onChange={setQuantity} />
      <div ref={button}>
        <Button size="lg" fullWidth loading={isAdding} iconStart={<Icon name="bag" size={20} />} onClick={add}>
          {text('buy.add')}
        </Button>
      </div>
      <div className={styles.place}>
        {StickyBar && (
          <StickyBar watched={button} name={product.name} total={unit * quantity} isAdding={isAdding} onAdd={add} />
        )}
      </div>
    </>
  );
}

interface QuantityProps {
  product: ProductDetail;
  quantity: number;
  /** Price of one piece with its add-ons. */
  unit: number;
  onChange: (quantity: number) => void;
}

/** How many pieces, up to what is there, and what they cost together. */
function Quantity({ product: { name, stock, addons }, quantity, unit, onChange }: QuantityProps) {
  const text = useText();
  const { money } = useFormat();
  const hasTotal = quantity > 1 || addons.length > 0;
  return (
    <div className={styles.quantity}>
      <span aria-hidden="true">{text('buy.quantity')}</span>
      <QuantityStepper
        value={quantity}
        max={Math.min(stock, MAX_LINE_QUANTITY)}
        onValueChange={onChange}
        labels={{
          input: text('buy.quantityOf', { name }),
          decrease: text('buy.decrease', { name }),
          increase: text('buy.increase', { name }),
        }}
      />
      <output className={styles.total}>{hasTotal && text('product.total', { total: money(unit * quantity) })}</output>
    </div>
  );
}
