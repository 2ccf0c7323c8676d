import { imageUrl, placeholderUrl } from '@fakos/shared-kit/api/images/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link, paths } from '@fakos/shared-kit/router';
import { useDispatch } from '@fakos/shared-kit/state';
import { quantitySet } from '@fakos/shared-kit/state/cart';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { QuantityStepper } from '@fakos/shared-kit/ui/quantity-stepper';
import styles from './cart-drawer.module.css';
import { useCartText } from './cart-text.ts';
import type { CheckedLine } from './use-checked-lines.ts';

const PICTURE_SIZE = 96;

/** A line of the drawer: what, how many, for how much, and what the server says of it. The minus stops at 1; the bin removes. */
export function CartLine({ line, onRemove }: { line: CheckedLine; onRemove: () => void }) {
  const text = useCartText();
  const format = useFormat();
  const { item, addons, price, total, isUnavailable, warnings } = line;
  const { name, slug, image, quantity } = item;
  return (
    <li className={styles.line} data-unavailable={isUnavailable || undefined}>
      <Picture
        src={imageUrl('product', image, 160)}
        srcSet={`${imageUrl('product', image, 96)} 1x, ${imageUrl('product', image, 320)} 2x`}
        fallbackSrc={placeholderUrl(PICTURE_SIZE, PICTURE_SIZE, 'Image Error')}
        alt=""
        width={PICTURE_SIZE}
        height={PICTURE_SIZE}
        fit="cover"
        className={styles.picture}
      />
      <div className={styles.words}>
        <Link to={paths.product(slug)} className={styles.name}>
          {name}
        </Link>
        {addons.length > 0 && <p className={styles.each}>{addons.join(', ')}</p>}
        {quantity > 1 && !isUnavailable && (
          <p className={styles.each}>{text('each', { price: format.money(price) })}</p>
        )}
      </div>
      <p className={styles.total}>{isUnavailable ? text('unavailable') : format.money(total)}</p>
      <div role="status" className={styles.warnings}>
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
        {isUnavailable && <p>{text('excluded')}</p>}
      </div>
      <div className={styles.controls}>
        {isUnavailable ? <span /> : <Quantity line={line} />}
        <IconButton
          label={text('removeOf', { name })}
          icon={<Icon name="trash" size={20} />}
          className={styles.remove}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

function Quantity({ line: { item, most } }: { line: CheckedLine }) {
  const text = useCartText();
  const dispatch = useDispatch();
  const { id, name, quantity } = item;
  return (
    <QuantityStepper
      size="sm"
      value={quantity}
      max={most}
      onValueChange={(next) => dispatch(quantitySet({ id, quantity: next }))}
      labels={{
        input: text('quantityOf', { name }),
        decrease: text('decreaseOf', { name }),
        increase: text('increaseOf', { name }),
      }}
    />
  );
}
