import { createTabValue } from '../tab-storage/tab-value.ts';

/** The coupon code entered in cart or checkout; '' without a coupon. */
export const storedCoupon = createTabValue('fakos-coupon', { code: '' });
