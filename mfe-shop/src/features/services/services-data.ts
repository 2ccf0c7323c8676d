import type { Service } from '@fakos/shared-kit/api/services/contract';
import type { JsonLd } from '@fakos/shared-kit/page-meta';
import { servicePaths } from '../../parts/service/service-paths.ts';

/** The list of services for search engines. */
export function servicesData(services: readonly Service[]): JsonLd[] {
  const items = services.map(({ slug, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: servicePaths.one(slug),
  }));
  return [{ '@type': 'ItemList', itemListElement: items }];
}
