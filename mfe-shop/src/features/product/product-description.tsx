import type { ProductDetail } from '@fakos/shared-kit/api/products/contract';
import { breadcrumbData, PageDescription } from '@fakos/shared-kit/page-meta';
import { productData, productPictures, productSummary } from './product-data.ts';
import { useProductCrumbs } from './use-product-crumbs.ts';

/** What a product's page says of itself. */
export function ProductDescription({ product }: { product: ProductDetail }) {
  const crumbs = useProductCrumbs(product);
  return (
    <PageDescription
      type="product"
      title={product.name}
      description={productSummary(product)}
      image={productPictures(product)[0]}
      // Only a server writes it.
      data={typeof window === 'undefined' ? [productData(product), breadcrumbData(crumbs)] : undefined}
    />
  );
}
