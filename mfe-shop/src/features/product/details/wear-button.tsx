import type { ProductDetail } from '@fakos/contracts/products/contract';
import { createLazy, dialogPanel } from '@fakos/shared-kit/lazy';
import { Button } from '@fakos/shared-kit/ui/button';
import { useLazyDialog } from '../../../parts/lazy-dialog/use-lazy-dialog.ts';
import { getFrameWidth } from '../../../parts/wear-it/frame-width.ts';
import { useDetailsText } from './details-text.ts';

const wearDialog = createLazy(() =>
  Promise.all([
    import(/* webpackChunkName: "wear-it" */ '../../../parts/wear-it/wear-dialog.tsx'),
    dialogPanel.load(),
  ]).then(([{ WearDialog }]) => WearDialog),
);

/** Opens the try-on of a frame on the visitor's photo; renders nothing for products without a known width. */
export function WearButton({ product }: { product: ProductDetail }) {
  const text = useDetailsText();
  const { Content, open, setOpen, triggerProps } = useLazyDialog(wearDialog, text('wear.failed'));
  const width = getFrameWidth(product);
  if (width === undefined || !product.featured_image) return null;
  return (
    <>
      <Button variant="secondary" fullWidth aria-haspopup="dialog" {...triggerProps}>
        {text('wear.open')}
      </Button>
      {Content && (
        <Content
          key={product.id}
          open={open}
          onOpenChange={setOpen}
          frame={{ name: product.name, slug: product.slug, image: product.featured_image, width }}
        />
      )}
    </>
  );
}
