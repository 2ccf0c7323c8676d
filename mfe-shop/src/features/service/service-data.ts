import { imageUrl } from '@fakos/shared-kit/api/images/contract';
import type { Service } from '@fakos/shared-kit/api/services/contract';
import type { JsonLd } from '@fakos/shared-kit/page-meta';
import { servicePaths } from '../../parts/service/service-paths.ts';

const PICTURE_WIDTH = 1200;
const DECIMALS = 2;

/** Address of a service's picture, undefined where it has none. */
export function servicePictureAddress({ image }: Pick<Service, 'image'>): string | undefined {
  return image ? imageUrl('service', image, PICTURE_WIDTH) : undefined;
}

/** A service and its price for search engines; one that is priced on request offers none. */
export function serviceData(service: Service): JsonLd {
  const { slug, title, excerpt, price } = service;
  const address = servicePaths.one(slug);
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    name: title,
    serviceType: title,
    description: excerpt || undefined,
    image: servicePictureAddress(service),
    url: address,
    offers:
      price === null
        ? undefined
        : { '@type': 'Offer', price: price.toFixed(DECIMALS), priceCurrency: 'EUR', url: address },
  };
}
