/** Address of the list of add-ons. */
export const ADDONS = '/admin/product-addons';
/** Key of the list of add-ons in stored views. */
export const ADDONS_KEY = 'product-addons';
