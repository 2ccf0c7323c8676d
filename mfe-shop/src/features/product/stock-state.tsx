import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Badge } from '@fakos/shared-kit/ui/badge';
import { useText } from '../../text.ts';

/** From this many pieces down the visitor is told how many are left. */
const LOW_STOCK = 5;

/** Whether a product can be bought now, and whether it is running out. */
export function StockState({ stock }: { stock: number }) {
  const text = useText();
  const kitText = useKitText();
  return (
    <p>
      {stock <= 0 && <Badge tone="neutral">{kitText('product.soldOut')}</Badge>}
      {stock > 0 && stock <= LOW_STOCK && <Badge tone="warning">{text('product.lowStock', { count: stock })}</Badge>}
      {stock > LOW_STOCK && <Badge tone="success">{text('product.inStock')}</Badge>}
    </p>
  );
}
