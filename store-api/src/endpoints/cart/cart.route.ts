import { quoteCart } from '@fakos/shared-kit/api/cart/contract';
import { endpoint } from '../../http/endpoint.ts';
import { priceCart } from '../../sales/quote.ts';

/** cart.php: what a cart costs. The cart itself stays in the browser. */
export const cartEndpoints = [
  endpoint(quoteCart, async ({ body, db, language }) => {
    const delivery = { shipping: body.shipping_method, payment: body.payment_method };
    const { quote } = await priceCart(db, body.items, delivery, language);
    return { data: quote };
  }),
];
