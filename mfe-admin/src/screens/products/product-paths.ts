/** Address of the product list. */
export const PRODUCTS = '/admin/shop';
/** Address of the form for a new product. */
export const NEW_PRODUCT = `${PRODUCTS}/new`;
/** Address of the page that imports products from a file. */
export const IMPORT_PRODUCTS = `${PRODUCTS}/import`;
/** Key of the product list in stored views. */
export const PRODUCTS_KEY = 'products';

/** Address of a product's form. */
export function getProductAddress({ id }: { readonly id: number }): string {
  return `${PRODUCTS}/${id}`;
}
