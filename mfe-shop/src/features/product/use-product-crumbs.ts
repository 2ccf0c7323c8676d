import type { ProductDetail } from '@fakos/shared-kit/api/products/contract';
import { paths } from '@fakos/shared-kit/router';
import { useText } from '../../text.ts';

/** The way to a product: the list, its shelf, itself. */
export function useProductCrumbs({ name, category_name, category_slug }: ProductDetail) {
  const text = useText();
  return [
    { label: text('list.title'), href: paths.shop },
    { label: category_name, href: paths.category(category_slug) },
    { label: name },
  ];
}
