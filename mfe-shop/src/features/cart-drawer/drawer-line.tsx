import { useFormat } from '@fakos/shared-kit/i18n';
import { Link, paths } from '@fakos/shared-kit/router';
import { useDispatch } from '@fakos/shared-kit/state';
import { quantitySet } from '@fakos/shared-kit/state/cart';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { QuantityStepper } from '@fakos/shared-kit/ui/quantity-stepper';
import { productPicture } from '../../parts/product-tile/product-picture.ts';
import styles from './cart-drawer.module.css';
import { useCartDrawerText } from './cart-drawer-text.ts';
import type { CheckedLine } from './use-checked-lines.ts';

const PICTURE_SIZES = '5.5rem';
const PICTURE_WIDEST = 320;

/** A line of the drawer: what, how many, for how much, and what the server says of it. The minus stops at 1; the bin removes. */
export function DrawerLine({ line, onRemove }: { line: CheckedLine; onRemove: () => void }) {
  const text = useCartDrawerText();
  const format = useFormat();
  const { item, name, addons, price, total, isUnavailable, warnings } = line;
  const { slug, image, quantity } = item;
  return (
    <li className={styles.line} data-unavailable={isUnavailable || undefined}>
      <Picture {...productPicture(image, '', PICTURE_SIZES, PICTURE_WIDEST)} fit="cover" className={styles.picture} />
      <div className={styles.words}>
        <Link to={paths.product(slug)} className={styles.name}>
          {name}
        </Link>
        {addons.length > 0 && <p className={styles.each}>{addons.join(', ')}</p>}
        {quantity > 1 && !isUnavailable && (
          <p className={styles.each}>{text('cart.each', { price: format.money(price) })}</p>
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
          label={text('cart.removeOf', { name })}
          icon={<Icon name="trash" size={20} />}
          className={styles.remove}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

function Quantity({ line: { item, name, most } }: { line: CheckedLine }) {
  const text = useCartDrawerText();
  const dispatch = useDispatch();
  const { id, quantity } = item;
  return (
    <QuantityStepper
      size="sm"
      value={quantity}
      max={most}
      onValueChange={(next) => dispatch(quantitySet({ id, quantity: next }))}
      labels={{
        input: text('drawer.quantityOf', { name }),
        decrease: text('drawer.decreaseOf', { name }),
        increase: text('drawer.increaseOf', { name }),
      }}
    />
  );
}
