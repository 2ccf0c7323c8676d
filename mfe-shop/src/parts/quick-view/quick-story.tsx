import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { plainText } from '../story/plain-text.ts';
import { previewOf } from '../story/preview.ts';
import styles from './quick-story.module.css';
import { useQuickViewText } from './quick-view-text.ts';
import type { QuickDetail } from './use-quick-detail.ts';

/** The short words that the list has, and the beginning of the description. */
export function QuickStory({ product, detail }: { product: ProductSummary; detail: QuickDetail }) {
  const kitText = useKitText();
  const { known, isComing } = detail;
  const preview = known && previewOf(plainText(known.description));
  return (
    <div className={styles.story}>
      {product.short_description && <p>{product.short_description}</p>}
      {preview && <p className={styles.preview}>{preview}</p>}
      {isComing && (
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

/** Says which extras are chosen on the product's own page. */
export function AddonHint({ detail: { known } }: { detail: QuickDetail }) {
  const text = useQuickViewText();
  const names = known?.addons.map(({ name }) => name) ?? [];
  if (names.length === 0) return null;
  return <p className={styles.addons}>{text('addons', { names: names.join(', ') })}</p>;
}
