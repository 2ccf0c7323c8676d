import { imageUrl } from '@fakos/shared-kit/api/images/contract';
import type { ProductDetail } from '@fakos/shared-kit/api/products/contract';
import type { JsonLd } from '@fakos/shared-kit/page-meta';
import { paths } from '@fakos/shared-kit/router';
import { priceToPay } from '../../parts/price/discount.ts';
import { plainText } from '../../parts/story/plain-text.ts';

const PICTURE_WIDTH = 1200;
const DECIMALS = 2;

/** What a product is in few words: its short text, else the beginning of its description. */
export function productSummary({ short_description, description }: ProductDetail): string {
  return plainText(short_description) || plainText(description);
}

/** Addresses of a product's pictures, the first one first, each once. */
export function productPictures({ featured_image, gallery_images }: ProductDetail): string[] {
  return [...new Set([featured_image, ...gallery_images])].filter(Boolean).map((file) => productImage(file));
}

/** A product and its offer for search engines. */
export function productData(product: ProductDetail): JsonLd {
  return {
    '@type': 'Product',
    '@id': `${paths.product(product.slug)}#product`,
    name: product.name,
    image: productPictures(product),
    description: plainText(product.description) || plainText(product.short_description) || undefined,
    sku: product.sku || undefined,
    brand: product.brand_name ? { '@type': 'Brand', name: product.brand_name } : undefined,
    category: product.category_name || undefined,
    color: product.colour ?? undefined,
    material: product.material ?? undefined,
    offers: {
      '@type': 'Offer',
      price: priceToPay(product).toFixed(DECIMALS),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      url: paths.product(product.slug),
    },
  };
}

function productImage(file: string): string {
  return imageUrl('product', file, PICTURE_WIDTH);
}
