import { quoteCart } from '@fakos/contracts/cart/contract';
import { hasTriedTooMany } from '../../domain/sales/coupons/coupon-attempts.ts';
import { priceCart } from '../../domain/sales/quote/quote.ts';
import { endpoint } from '../endpoint.ts';

/** cart.php: the price of a cart. The cart itself is stored in the browser. */
export const cartEndpoints = [
  endpoint(quoteCart, async ({ body, db, language, session, request }) => {
    const isThrottled = await hasTriedTooMany(db, body.coupon, request.address());
    const { quote } = await priceCart(
      db,
      {
        items: body.items,
        delivery: { shipping: body.shipping_method, payment: body.payment_method },
        coupon: body.coupon,
        couponError: isThrottled ? 'too_many_tries' : undefined,
        customer: { userId: session?.user.id ?? null, email: session?.user.email },
      },
      language,
    );
    return { data: quote };
  }),
];
