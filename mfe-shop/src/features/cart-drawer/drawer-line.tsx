import { useFormat } from '@fakos/shared-kit/i18n';
import { Link, paths } from '@fakos/shared-kit/router';
import { useDispatch } from '@fakos/shared-kit/state';
import { MAX_LINE_QUANTITY, quantitySet } from '@fakos/shared-kit/state/cart';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { getProductImage } from '../../parts/product-tile/product-image.ts';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import styles from './cart-drawer.module.css';
import { useCartDrawerText } from './cart-drawer-text.ts';
import type { CheckedLine } from './use-checked-lines.ts';

const IMAGE_SIZES = '5.5rem';
const MAX_IMAGE_WIDTH = 320;

/** A line of the cart drawer. The stepper stops at 1; a separate button removes the line. */
export function DrawerLine({ line, onRemove }: { line: CheckedLine; onRemove: () => void }) {
  const text = useCartDrawerText();
  const format = useFormat();
  const { item, name, addons, configuration, price, total, isUnavailable, warnings } = line;
  const { slug, image, quantity } = item;
  return (
    <li className={styles.line} data-unavailable={isUnavailable || undefined}>
      <ResponsiveImage
        {...getProductImage(image, '', IMAGE_SIZES, MAX_IMAGE_WIDTH)}
        fit="cover"
        className={styles.image}
      />
      <div>
        <Link to={paths.product(slug)} className={styles.name}>
          {name}
        </Link>
        {addons.length > 0 && <p className={styles.unitPrice}>{addons.join(', ')}</p>}
        {configuration.map(({ label, value }) => (
          <p key={label} className={styles.unitPrice}>
            {label}: {value}
          </p>
        ))}
        {quantity > 1 && !isUnavailable && (
          <p className={styles.unitPrice}>{text('cart.each', { price: format.money(price) })}</p>
        )}
      </div>
      <p className={styles.total}>{isUnavailable ? text('drawer.unavailable') : format.money(total)}</p>
      <div role="status" className={styles.warnings}>
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
        {isUnavailable && <p>{text('drawer.excluded')}</p>}
      </div>
      <div className={styles.controls}>
        {isUnavailable ? <span /> : <Quantity line={line} />}
        <IconButton
          label={text('cart.removeItem', { name })}
          icon={<Icon name="trash" size={20} />}
          className={styles.remove}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

function Quantity({ line: { item, name, maxQuantity } }: { line: CheckedLine }) {
  const text = useCartDrawerText();
  const dispatch = useDispatch();
  const { id, quantity } = item;
  return (
    <QuantityStepper
      size="sm"
      value={quantity}
      max={maxQuantity}
      onValueChange={(next) => dispatch(quantitySet({ id, quantity: next }))}
      labels={{
        input: text('drawer.quantityOfItem', { name }),
        decrease: text('drawer.decreaseQuantity', { name }),
        increase: text('drawer.increaseQuantity', { name }),
        limit: maxQuantity < MAX_LINE_QUANTITY ? text('drawer.lowStock', { count: maxQuantity }) : undefined,
      }}
    />
  );
}
