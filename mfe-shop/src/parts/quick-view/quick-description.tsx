import type { ProductSummary } from '@fakos/contracts/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { toPlainText } from '../description/plain-text.ts';
import { toPreview } from '../description/preview.ts';
import styles from './quick-description.module.css';
import { useQuickViewText } from './quick-view-text.ts';
import type { ProductDetailResult } from './use-product-detail.ts';

/** The short description, and a preview of the description. */
export function QuickDescription({ product, detail }: { product: ProductSummary; detail: ProductDetailResult }) {
  const kitText = useKitText();
  const { product: loadedProduct, isLoading } = detail;
  const preview = loadedProduct && toPreview(toPlainText(loadedProduct.description));
  return (
    <div className={styles.texts}>
      {product.short_description && <p>{product.short_description}</p>}
      {preview && <p className={styles.preview}>{preview}</p>}
      {isLoading && (
        <div className={styles.preview}>
          <span role="status" className="visually-hidden">
            {kitText('state.loading')}
          </span>
          <SkeletonText lines={2} />
        </div>
      )}
    </div>
  );
}

/** Lists the add-ons that can be selected on the product page. */
export function AddonHint({ detail: { product: loadedProduct } }: { detail: ProductDetailResult }) {
  const text = useQuickViewText();
  const names = loadedProduct?.addons.map(({ name }) => name) ?? [];
  if (names.length === 0) return null;
  return <p className={styles.addons}>{text('addons', { names: names.join(', ') })}</p>;
}
