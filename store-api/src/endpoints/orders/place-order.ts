import { randomBytes } from 'node:crypto';
import type { ShopDatabase } from '../../database/schema.ts';
import { brokenRule, Failure } from '../../http/failure.ts';
import { toCents } from '../../money/cents.ts';
import { type PricedCart, priceCart } from '../../sales/quote.ts';
import { takeFromStock } from '../../sales/sellable-products.repo.ts';
import type { Language } from '../../text/translate.ts';
import type { Buyer, OrderRequest } from './order-request.ts';
import { insertOrder, nextOrderNumber } from './orders.repo.ts';

const TOKEN_BYTES = 16;

/** Turns a cart into an order inside a transaction: prices, agreement, stock, number, record. */
export async function placeOrder(transaction: ShopDatabase, request: OrderRequest, buyer: Buyer) {
  checkPayment(request, buyer.language);
  const delivery = { shipping: request.shipping_method, payment: request.payment_method };
  const cart = await priceCart(transaction, request.items, delivery, buyer.language);
  if (cart.hasMissing || cart.amounts.total !== toCents(request.expected_total)) {
    throw new Failure('QUOTE_CHANGED', { extra: { quote: cart.quote } });
  }
  await reserve(transaction, cart);
  const number = await nextOrderNumber(transaction, new Date());
  const token = randomBytes(TOKEN_BYTES).toString('hex');
  await insertOrder(transaction, { number, token, request, buyer, cart });
  return { number, token };
}

function checkPayment(request: OrderRequest, language: Language): void {
  if (request.payment_method === 'pay_in_store' && request.shipping_method !== 'pickup') {
    throw brokenRule(language, 'payment_method', 'payInStore');
  }
}

async function reserve(transaction: ShopDatabase, cart: PricedCart): Promise<void> {
  // Always in the same order: two carts with the same goods must not wait for each other.
  const lines = [...cart.lines].sort((one, other) => one.product.id - other.product.id);
  for (const { product, quantity } of lines) {
    const isTaken = await takeFromStock(transaction, product.id, quantity);
    if (!isTaken) throw new Failure('OUT_OF_STOCK', { params: { name: product.name } });
  }
}
