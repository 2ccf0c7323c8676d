import { Button } from '@fakos/shared-kit/ui/button';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { useIsAdding } from '../../../parts/buying/use-add-to-cart.ts';
import { useText } from '../../../text.ts';

/** Submits a configuration form. */
export function AddButton({ productId }: { productId: number }) {
  const text = useText();
  const isAdding = useIsAdding(productId);
  return (
    <Button type="submit" size="lg" fullWidth loading={isAdding} iconStart={<Icon name="bag" size={20} />}>
      {text('buy.add')}
    </Button>
  );
}
