import type { ProductDetail } from '@fakos/contracts/products/contract';
import { paths } from '@fakos/shared-kit/router';
import { useText } from '../../text.ts';

/** Breadcrumbs of a product: shop, category, product. */
export function useBreadcrumbs({ name, category_name, category_slug }: ProductDetail) {
  const text = useText();
  return [
    { label: text('list.title'), href: paths.shop },
    { label: category_name, href: paths.category(category_slug) },
    { label: name },
  ];
}
