import type { ProductSummary } from '@fakos/contracts/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link, paths } from '@fakos/shared-kit/router';
import { List } from '@fakos/shared-kit/ui/list';
import { useText } from '../../text.ts';
import { Swatch } from '../swatch/swatch.tsx';
import styles from './colour-links.module.css';
import { listChoices } from './variant-choices.ts';

/** Number of colours on a card. */
const MAX_COLOURS = 4;

/** The colours of a card's product, each a link to its variant; renders nothing for a product in one colour. */
export function ColourLinks({ product: { id, name, variants = [] } }: { product: ProductSummary }) {
  const text = useText();
  const kitText = useKitText();
  const colours = listChoices(variants, id, 'colour');
  if (colours.length === 0) return null;
  const hiddenCount = colours.length - MAX_COLOURS;
  return (
    <List className={styles.colours} aria-label={text('variants.coloursOf', { name })}>
      {colours.slice(0, MAX_COLOURS).map((colour) => (
        <li key={colour.name}>
          <Link
            className={styles.colour}
            to={paths.product(colour.slug)}
            aria-current={colour.isCurrent || undefined}
            data-sold-out={colour.isSoldOut || undefined}
          >
            <Swatch background={colour.swatch} />
            <span className={styles.name}>
              {colour.name}
              {colour.isSoldOut && ` (${kitText('product.soldOut')})`}
            </span>
          </Link>
        </li>
      ))}
      {hiddenCount > 0 && (
        <li className={styles.more}>
          <span aria-hidden="true">+{hiddenCount}</span>
          <span className="visually-hidden">{text('variants.moreColours', { count: hiddenCount })}</span>
        </li>
      )}
    </List>
  );
}
