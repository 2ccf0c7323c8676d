import { getImageUrl } from '@fakos/contracts/images/contract';
import type { ProductDetail, ProductVariant } from '@fakos/contracts/products/contract';
import type { PublishedReview } from '@fakos/contracts/reviews/contract';
import type { JsonLd } from '@fakos/shared-kit/page-meta';
import { paths } from '@fakos/shared-kit/router';
import { toPlainText } from '../../parts/description/plain-text.ts';
import { getPriceToPay } from '../../parts/price/discount.ts';

const IMAGE_WIDTH = 1200;
const DECIMALS = 2;

/** Plain-text summary of a product: the short description, else the description. */
export function getProductSummary({ short_description, description }: ProductDetail): string {
  return toPlainText(short_description) || toPlainText(description);
}

/** Addresses of a product's images without duplicates, the featured image first. */
export function listProductImages({ featured_image, gallery_images }: ProductDetail): string[] {
  return [...new Set([featured_image, ...gallery_images])].filter(Boolean).map((file) => getProductImageAddress(file));
}

/** Structured data of a product and its offer (schema.org). */
export function getProductStructuredData(product: ProductDetail): JsonLd {
  const data = getProductData(product);
  return product.variants ? getGroupData(product, product.variants, data) : data;
}

function getProductData(product: ProductDetail): JsonLd {
  return {
    '@type': 'Product',
    '@id': `${paths.product(product.slug)}#product`,
    name: product.name,
    image: listProductImages(product),
    description: toPlainText(product.description) || toPlainText(product.short_description) || undefined,
    sku: product.sku || undefined,
    brand: product.brand_name ? { '@type': 'Brand', name: product.brand_name } : undefined,
    category: product.category_name || undefined,
    color: product.colour ?? undefined,
    material: product.material ?? undefined,
    size: getFrameSize(product),
    weight: toQuantity(product.weight, 'GRM'),
    width: toQuantity(product.frame_width, 'MMT'),
    audience: getAudience(product),
    aggregateRating: toAggregateRating(product),
    review: product.reviews?.latest.map(toReviewData),
    offers: getOffer(product),
  };
}

function getOffer(product: Pick<ProductVariant, 'price' | 'sale_price' | 'stock' | 'slug'>): JsonLd {
  return {
    '@type': 'Offer',
    price: getPriceToPay(product).toFixed(DECIMALS),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    url: paths.product(product.slug),
  };
}

/** A product with variants: the one of the page with everything, the others with what differs. Reviews are of all of them. */
function getGroupData(product: ProductDetail, variants: readonly ProductVariant[], data: JsonLd): JsonLd {
  const { aggregateRating, review, ...own } = data;
  const differs = (property: 'colour' | 'size') => new Set(variants.map((variant) => variant[property])).size > 1;
  const properties = { colour: 'color', size: 'size' } as const;
  return {
    '@type': 'ProductGroup',
    productGroupID: product.variant_group,
    name: product.name,
    description: data.description,
    brand: data.brand,
    url: paths.product(product.slug),
    variesBy: (['colour', 'size'] as const).filter(differs).map((name) => `https://schema.org/${properties[name]}`),
    aggregateRating,
    review,
    hasVariant: variants.map((variant) =>
      variant.id === product.id
        ? { ...own, size: variant.size ?? own.size }
        : {
            '@type': 'Product',
            '@id': `${paths.product(variant.slug)}#product`,
            name: variant.name,
            sku: variant.sku || undefined,
            image: variant.image ? getProductImageAddress(variant.image) : undefined,
            color: variant.colour ?? undefined,
            size: variant.size ?? undefined,
            offers: getOffer(variant),
          },
    ),
  };
}

/** The measures as they are engraved on a temple. */
function getFrameSize({ lens_width: lens, bridge_width: bridge, temple_length: temple }: ProductDetail) {
  return lens && bridge && temple ? `${lens}-${bridge}-${temple}` : undefined;
}

/** `unitCode` is a UN/CEFACT code: grams or millimetres. */
function toQuantity(value: number | null | undefined, unitCode: 'GRM' | 'MMT') {
  return value ? { '@type': 'QuantitativeValue', value, unitCode } : undefined;
}

const genders = { women: 'female', men: 'male', unisex: 'unisex' } as const;
/** From this age on, search engines list products under adults. */
const ADULT_AGE = 13;

function getAudience({ gender, age_group: age }: ProductDetail) {
  if (!gender && !age) return undefined;
  return {
    '@type': 'PeopleAudience',
    suggestedGender: gender ? genders[gender] : undefined,
    suggestedMinAge: age === 'adults' ? ADULT_AGE : undefined,
    suggestedMaxAge: age === 'children' ? ADULT_AGE : undefined,
  };
}

/** Only from published reviews of buyers: what search engines show must be on the page. */
function toAggregateRating({ reviews }: ProductDetail): JsonLd | undefined {
  if (!reviews || reviews.average === null) return undefined;
  return { '@type': 'AggregateRating', ratingValue: reviews.average, reviewCount: reviews.count };
}

function toReviewData({ stars, text, author, created_at: at }: PublishedReview): JsonLd {
  return {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: stars },
    author: { '@type': 'Person', name: author },
    datePublished: at,
    reviewBody: text || undefined,
  };
}

function getProductImageAddress(file: string): string {
  return getImageUrl('product', file, IMAGE_WIDTH);
}
