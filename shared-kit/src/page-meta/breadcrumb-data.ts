import type { JsonLd } from '../remote/rendering.ts';

/** The way to a page for search engines, from the same items as its breadcrumbs. */
export function breadcrumbData(items: readonly { label: string; href?: string }[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href,
    })),
  };
}
