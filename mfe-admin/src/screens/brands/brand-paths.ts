import { paths } from '@fakos/shared-kit/router';

/** Address of the brand list. */
export const BRANDS = '/admin/brands';
/** Address of the form for a new brand. */
export const NEW_BRAND = `${BRANDS}/new`;
/** Key of the brand list in stored views. */
export const BRANDS_KEY = 'brands';

/** Address of a brand's form. */
export function getBrandAddress({ id }: { readonly id: number }): string {
  return `${BRANDS}/${id}`;
}

/** Address of the products of a brand in the shop. */
export function getShopAddress(slug: string): string {
  return `${paths.shop}?brand=${slug}`;
}
