import { quoteCart } from '@fakos/contracts/cart/contract';
import { hasTriedTooMany } from '../../domain/sales/coupons/coupon-attempts.ts';
import { getBankAccount } from '../../domain/sales/orders/bank-transfer.ts';
import { listOfferedMethods } from '../../domain/sales/payments/offered-methods.ts';
import { builtInProviders, type Providers } from '../../domain/sales/payments/provider.ts';
import { priceCart } from '../../domain/sales/quote/quote.ts';
import { type ApiRoute, endpoint } from '../endpoint.ts';

/** cart.php: the price of a cart. The cart itself is stored in the browser. */
export function cartEndpoints(providers: Providers = builtInProviders): ApiRoute[] {
  return [
    endpoint(quoteCart, async ({ body, db, language, session, request }) => {
      const isThrottled = await hasTriedTooMany(db, body.coupon, request.address());
      const { shipping_method: shipping, payment_method: payment } = body;
      const paymentMethods = await listOfferedMethods(db, providers);
      const { quote } = await priceCart(
        db,
        {
          items: body.items,
          delivery: { shipping, payment },
          paymentMethods,
          coupon: body.coupon,
          couponError: isThrottled ? 'too_many_tries' : undefined,
          customer: { userId: session?.user.id ?? null, email: session?.user.email },
        },
        language,
      );
      const isTransfer = payment === 'bank_transfer' && paymentMethods[shipping].includes(payment);
      return { data: isTransfer ? { ...quote, bank_account: await getBankAccount(db, language) } : quote };
    }),
  ];
}
