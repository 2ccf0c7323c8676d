import type { ProductSummary } from '@fakos/contracts/products/contract';
import { createLazy, dialogPanel } from '@fakos/shared-kit/lazy';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { useLazyDialog } from '../lazy-dialog/use-lazy-dialog.ts';
import styles from './quick-view-button.module.css';
import { useQuickViewText } from './quick-view-text.ts';

const quickView = createLazy(() =>
  Promise.all([import(/* webpackChunkName: "quick-view" */ './quick-view.tsx'), dialogPanel.load()]).then(
    ([{ QuickView }]) => QuickView,
  ),
);

/** Opens the quick view; visible on hover or focus of the card, always visible on touch devices. */
export function QuickViewButton({ product }: { product: ProductSummary }) {
  const text = useQuickViewText();
  const { Content, open, setOpen, triggerProps } = useLazyDialog(quickView, text('failed'));
  return (
    <>
      <IconButton
        {...triggerProps}
        variant="filled"
        size="sm"
        className={styles.button}
        label={text('open', { name: product.name })}
        icon={<Icon name="eye" size={20} />}
        aria-haspopup="dialog"
        aria-expanded={open}
      />
      {Content && <Content product={product} open={open} onOpenChange={setOpen} />}
    </>
  );
}
