import type { OfferedAddon } from '@fakos/shared-kit/api/product-addons/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useText } from '../../text.ts';
import styles from './addon-choice.module.css';

interface AddonChoiceProps {
  addons: readonly OfferedAddon[];
  /** Their numbers. */
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** Most add-ons of one line; the same number as the server's MAX_LINE_OPTIONS. */
const MOST = 10;

/** Extras that can be bought with a product, each with its price. */
export function AddonChoice({ addons, chosen, onChange }: AddonChoiceProps) {
  const text = useText();
  const { money } = useFormat();
  return (
    <fieldset className={styles.addons}>
      <legend className={styles.legend}>{text('product.addons')}</legend>
      {addons.map(({ id, name, description, price }) => {
        const isChosen = chosen.includes(id);
        const toggle = () => onChange(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id]);
        return (
          <label key={id} className={styles.addon}>
            <input type="checkbox" checked={isChosen} disabled={!isChosen && chosen.length >= MOST} onChange={toggle} />
            <span>
              {name}
              {description && <small className={styles.about}>{description}</small>}
            </span>
            <span className={styles.price}>+{money(price)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
