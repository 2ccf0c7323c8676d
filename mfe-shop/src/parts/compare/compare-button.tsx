import type { ProductSummary } from '@fakos/contracts/products/contract';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useCompareText } from '../../translations/compare-text.ts';
import styles from './compare-button.module.css';
import { comparedProducts, getComparisonAddress, isComparable, MAX_COMPARED } from './compared-products.ts';

/** Adds a frame to the comparison of this tab or removes it, and leads to the comparison; renders nothing for other products. */
export function CompareButton({ product }: { product: Pick<ProductSummary, 'slug' | 'product_type'> }) {
  const text = useCompareText();
  const toast = useToast();
  const { slugs } = comparedProducts.useValue();
  if (!isComparable(product)) return null;
  const isCompared = slugs.includes(product.slug);

  function toggle() {
    if (isCompared) return comparedProducts.write({ slugs: slugs.filter((slug) => slug !== product.slug) });
    if (slugs.length >= MAX_COMPARED) return void toast.info(text('full', { max: MAX_COMPARED }), { key: 'compare' });
    comparedProducts.write({ slugs: [...slugs, product.slug] });
  }

  return (
    <div className={styles.compare}>
      <Button variant="secondary" size="sm" onClick={toggle}>
        {text(isCompared ? 'remove' : 'add')}
      </Button>
      {slugs.length > 0 && (
        <ButtonLink variant="link" href={getComparisonAddress(slugs)}>
          {text('open', { count: slugs.length })}
        </ButtonLink>
      )}
    </div>
  );
}
