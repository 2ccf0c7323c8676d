import { quoteCart } from '@fakos/shared-kit/api/cart/contract';
import { endpoint } from '../../http/endpoint.ts';
import { hasTriedTooMany } from '../../sales/coupons/coupon-tries.ts';
import { priceCart } from '../../sales/quote.ts';

/** cart.php: what a cart costs. The cart itself stays in the browser. */
export const cartEndpoints = [
  endpoint(quoteCart, async ({ body, db, language, session, request }) => {
    const isThrottled = await hasTriedTooMany(db, body.coupon, request.address());
    const { quote } = await priceCart(
      db,
      {
        items: body.items,
        delivery: { shipping: body.shipping_method, payment: body.payment_method },
        coupon: body.coupon,
        couponFault: isThrottled ? 'too_many_tries' : undefined,
        customer: { userId: session?.user.id ?? null, email: session?.user.email },
      },
      language,
    );
    return { data: quote };
  }),
];
