import type { ProductDetail } from '@fakos/contracts/products/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { createLazy, useLazy } from '@fakos/shared-kit/lazy';
import { paths } from '@fakos/shared-kit/router';
import { MAX_LINE_QUANTITY } from '@fakos/shared-kit/state/cart';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { startTransition, useRef, useState } from 'react';
import { getUnitPrice } from '../../../parts/buying/unit-price.ts';
import { useAddToCart, useIsAdding } from '../../../parts/buying/use-add-to-cart.ts';
import { useText } from '../../../text.ts';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { AddonChoice } from './addon-choice.tsx';
import styles from './buy-box.module.css';

const stickyBar = createLazy(() =>
  import(/* webpackChunkName: "sticky-bar" */ './sticky-bar.tsx').then((module) => module.StickyBar),
);

/** Add-ons, quantity, the add-to-cart button and then a link to the cart; on phones a sticky bar repeats the button after scrolling. */
export function BuyBox({ product }: { product: ProductDetail }) {
  const kitText = useKitText();
  const text = useText();
  const addToCart = useAddToCart();
  const isAdding = useIsAdding(product.id);
  const [quantity, setQuantity] = useState(1);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [hasAdded, setHasAdded] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const { code: StickyBar } = useLazy(stickyBar, 'interaction');
  if (product.stock <= 0) {
    return (
      <Button size="lg" fullWidth disabled>
        {kitText('product.soldOut')}
      </Button>
    );
  }
  const addons = product.addons.filter(({ id }) => chosen.includes(id));
  const unitPrice = getUnitPrice(product, addons);
  const add = () => {
    addToCart(product, quantity, addons);
    // The link moves the rest of the page, so the frame of the press comes first.
    startTransition(() => setHasAdded(true));
  };
  return (
    <>
      {product.addons.length > 0 && <AddonChoice addons={product.addons} chosen={chosen} onChange={setChosen} />}
      <Quantity product={product} quantity={quantity} unitPrice={unitPrice} onChange={setQuantity} />
      <div ref={button}>
        <Button size="lg" fullWidth loading={isAdding} iconStart={<Icon name="bag" size={20} />} onClick={add}>
          {text('buy.add')}
        </Button>
      </div>
      {hasAdded && (
        <ButtonLink href={paths.cart} variant="secondary" size="lg" fullWidth>
          {text('buy.viewCart')}
        </ButtonLink>
      )}
      <div className={styles.barSpace} data-above-bar="">
        {StickyBar && (
          <StickyBar target={button} name={product.name} total={unitPrice * quantity} isAdding={isAdding} onAdd={add} />
        )}
      </div>
    </>
  );
}

interface QuantityProps {
  product: ProductDetail;
  quantity: number;
  /** Unit price including add-ons, in euros. */
  unitPrice: number;
  onChange: (quantity: number) => void;
}

/** Quantity up to the stock, and the total. */
function Quantity({ product: { name, stock, addons }, quantity, unitPrice, onChange }: QuantityProps) {
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
          input: text('buy.quantityOfItem', { name }),
          decrease: text('buy.decrease', { name }),
          increase: text('buy.increase', { name }),
          limit: stock < MAX_LINE_QUANTITY ? text('product.lowStock', { count: stock }) : undefined,
        }}
      />
      <output className={styles.total}>
        {hasTotal && text('product.total', { total: money(unitPrice * quantity) })}
      </output>
    </div>
  );
}
