import { getImageUrl } from '@fakos/contracts/images/contract';
import type { Service } from '@fakos/contracts/services/contract';
import type { JsonLd } from '@fakos/shared-kit/page-meta';
import { servicePaths } from '../../parts/service/service-paths.ts';

const IMAGE_WIDTH = 1200;
const DECIMALS = 2;

/** Address of a service's image; undefined if it has none. */
export function getServiceImageAddress({ image }: Pick<Service, 'image'>): string | undefined {
  return image ? getImageUrl('service', image, IMAGE_WIDTH) : undefined;
}

/** Structured data of a service (schema.org); without an offer if the price is on request. */
export function getServiceStructuredData(service: Service): JsonLd {
  const { slug, title, excerpt, price } = service;
  const address = servicePaths.one(slug);
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    name: title,
    serviceType: title,
    description: excerpt || undefined,
    image: getServiceImageAddress(service),
    url: address,
    offers:
      price === null
        ? undefined
        : { '@type': 'Offer', price: price.toFixed(DECIMALS), priceCurrency: 'EUR', url: address },
  };
}
