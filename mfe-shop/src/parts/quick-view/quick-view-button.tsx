import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';
import { loadDialog } from '@fakos/shared-kit/ui/deferred';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { useOpenedLater } from '../opened-later/use-opened-later.ts';
import styles from './quick-view-button.module.css';
import { useQuickViewText } from './quick-view-text.ts';

const loadQuickView = () =>
  Promise.all([import(/* webpackChunkName: "quick-view" */ './quick-view.tsx'), loadDialog()]).then(
    ([{ QuickView }]) => QuickView,
  );

/** Opens a product over the page; seen while its card is pointed at or has the focus, always where nothing can point. */
export function QuickViewButton({ product }: { product: ProductSummary }) {
  const text = useQuickViewText();
  const { Part, open, setOpen, opener } = useOpenedLater(loadQuickView, text('failed'));
  return (
    <>
      <IconButton
        {...opener}
        variant="filled"
        size="sm"
        className={styles.button}
        label={text('open', { name: product.name })}
        icon={<Icon name="eye" size={20} />}
        aria-haspopup="dialog"
        aria-expanded={open}
      />
      {Part && <Part product={product} open={open} onOpenChange={setOpen} />}
    </>
  );
}
