import type { ProductDetail } from '@fakos/contracts/products/contract';
import { readingStrengths } from '@fakos/contracts/reading-glasses/rules';
import { useFormat } from '@fakos/shared-kit/i18n';
import { SelectField } from '@fakos/shared-kit/ui/field';
import { type FormEvent, useState } from 'react';
import { useAddToCart } from '../../../parts/buying/use-add-to-cart.ts';
import { getPriceToPay } from '../../../parts/price/discount.ts';
import { useDetailsText } from '../details/details-text.ts';
import { AddButton } from './add-button.tsx';
import styles from './configure.module.css';
import { useDioptres } from './use-dioptres.ts';

/** The choice of a strength of reading glasses, each with its stock. */
export function StrengthForm({ product }: { product: ProductDetail }) {
  const text = useDetailsText();
  const { money } = useFormat();
  const dioptres = useDioptres();
  const addToCart = useAddToCart();
  const [chosen, setChosen] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  // Without strengths of its own, a product has its stock in each.
  const strengths = product.strengths ?? readingStrengths.map((strength) => ({ strength, stock: product.stock }));
  const found = strengths.find(({ strength }) => String(strength) === chosen);
  const price = getPriceToPay(product);

  function add(event: FormEvent) {
    event.preventDefault();
    setIsMissing(!found);
    if (!found) return;
    const configuration = { kind: 'reading-strength', strength: found.strength } as const;
    addToCart({ ...product, stock: found.stock }, 1, [], { configuration, price });
  }

  return (
    <form method="post" className={styles.form} noValidate onSubmit={add}>
      <SelectField
        label={text('configure.strength')}
        name="strength"
        value={chosen}
        error={isMissing && !found ? text('configure.chooseStrength') : undefined}
        onChange={(event) => setChosen(event.currentTarget.value)}
        placeholder={text('configure.choose')}
        options={strengths.map(({ strength, stock }) => ({
          value: String(strength),
          label: stock > 0 ? dioptres(strength) : text('configure.strengthSoldOut', { strength: dioptres(strength) }),
          disabled: stock <= 0,
        }))}
      />
      <p className={styles.total}>{text('configure.total', { total: money(price) })}</p>
      <AddButton productId={product.id} />
    </form>
  );
}
