import { quoteCart } from '@fakos/contracts/cart/contract';
import { hasTriedTooMany } from '../../domain/sales/coupons/coupon-attempts.ts';
import { listOfferedMethods } from '../../domain/sales/payments/offered-methods.ts';
import { builtInProviders, type Providers } from '../../domain/sales/payments/provider.ts';
import { priceCart } from '../../domain/sales/quote/quote.ts';
import { type ApiRoute, endpoint } from '../endpoint.ts';

/** cart.php: the price of a cart. The cart itself is stored in the browser. */
export function cartEndpoints(providers: Providers = builtInProviders): ApiRoute[] {
  return [
    endpoint(quoteCart, async ({ body, db, language, session, request }) => {
      const isThrottled = await hasTriedTooMany(db, body.coupon, request.address());
      const { quote } = await priceCart(
        db,
        {
          items: body.items,
          delivery: { shipping: body.shipping_method, payment: body.payment_method },
          paymentMethods: await listOfferedMethods(db, providers),
          coupon: body.coupon,
          couponError: isThrottled ? 'too_many_tries' : undefined,
          customer: { userId: session?.user.id ?? null, email: session?.user.email },
        },
        language,
      );
      return { data: quote };
    }),
  ];
}
