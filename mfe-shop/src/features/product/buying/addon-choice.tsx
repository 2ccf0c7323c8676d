import type { OfferedAddon } from '@fakos/contracts/product-addons/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useText } from '../../../text.ts';
import styles from './addon-choice.module.css';

interface AddonChoiceProps {
  addons: readonly OfferedAddon[];
  /** Ids of the selected add-ons. */
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** Maximum number of add-ons of one line; equals the server's MAX_LINE_OPTIONS. */
const MAX_ADDONS = 10;

/** Add-ons of a product, each with its price. */
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
            <input
              type="checkbox"
              checked={isChosen}
              disabled={!isChosen && chosen.length >= MAX_ADDONS}
              onChange={toggle}
            />
            <span>
              {name}
              {description && <small className={styles.description}>{description}</small>}
            </span>
            <span className={styles.price}>+{money(price)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
