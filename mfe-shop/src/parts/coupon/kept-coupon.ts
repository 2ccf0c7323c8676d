import { keepInTab } from '../kept/kept-value.ts';

/** The coupon that was typed into cart or checkout; its code is '' where there is none. */
export const keptCoupon = keepInTab('fakos-coupon', { code: '' });
