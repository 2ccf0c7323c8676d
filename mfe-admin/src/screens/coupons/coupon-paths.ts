/** Address of the coupon list. */
export const COUPONS = '/admin/coupons';
/** Key of the coupon list in stored views. */
export const COUPONS_KEY = 'coupons';
