import { randomBytes } from 'node:crypto';
import type { CouponError } from '@fakos/contracts/cart/contract';
import { getLineId } from '@fakos/contracts/line-configuration/rules';
import { toCents } from '@fakos/contracts/money';
import { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import { brokenRule, Failure } from '../../../errors/failure.ts';
import { type Language, translate } from '../../../text/translate.ts';
import { changeStock, recordStockMoves, type StockMove } from '../../catalogue/products/stock.repo.ts';
import { notifyNewOrder } from '../../notifications/new-arrivals.ts';
import { attachPrescriptions } from '../../optics/prescriptions/order-prescriptions.ts';
import type { PrescriptionKeyPlace } from '../../optics/prescriptions/sealed-prescription.ts';
import { queueEmail } from '../../outbox/queue-email.ts';
import { changeConfiguredStock } from '../configurations/kinds.ts';
import { recordUse, takeUse } from '../coupons/coupons.repo.ts';
import { listOfferedMethods, type OfferedMethods } from '../payments/offered-methods.ts';
import type { Providers } from '../payments/provider.ts';
import { type CartRequest, type PricedCart, priceCart } from '../quote/quote.ts';
import { piecesByProduct } from '../quote/requested-lines.ts';
import { type Buyer, insertOrder, nextOrderNumber, type OrderRequest } from './placed-orders.repo.ts';

const TOKEN_BYTES = 16;

/** The number of a new order and the token that opens it. */
export const placedOrder = z.object({ number: z.string(), token: z.string() });

/** The buyer of an order, and the dependencies of placing it. */
export interface Placing {
  readonly buyer: Buyer;
  readonly providers: Providers;
  /** Opens the prescriptions of lenses. */
  readonly config: PrescriptionKeyPlace;
}

/** Creates an order from a cart inside a transaction: prices, agreement, coupon, stock, number, record, e-mail. */
export async function placeOrder(
  transaction: ShopDatabase,
  request: OrderRequest,
  { buyer, providers, config }: Placing,
): Promise<z.output<typeof placedOrder>> {
  const paymentMethods = await listOfferedMethods(transaction, providers);
  const provider = providers[request.payment_method];
  if (!provider || !paymentMethods[request.shipping_method].includes(request.payment_method)) {
    throw refusePayment(request, buyer.language);
  }
  const cart = await agreedCart(transaction, { request, buyer, paymentMethods });
  const moves = await reserve(transaction, cart);
  const number = await nextOrderNumber(transaction, new Date());
  const token = randomBytes(TOKEN_BYTES).toString('hex');
  const holdMs = (await provider.getHold?.(transaction)) ?? null;
  const orderId = await insertOrder(transaction, { number, token, request, buyer, cart, holdMs });
  await takePrescriptions(transaction, { orderId, cart, request, buyer, config });
  await recordStockMoves(transaction, moves, { reason: 'sale', actor: 'customer', orderId });
  const { email } = request.contact;
  if (cart.coupon) await recordUse(transaction, { couponId: cart.coupon.id, orderId, email, userId: buyer.userId });
  await notifyNewOrder(transaction, { id: orderId, number }, piecesByProduct(cart.lines));
  const { language } = buyer;
  await queueEmail(transaction, { template: 'order_placed', to: email, language, params: { number, token } });
  return { number, token };
}

function refusePayment(request: OrderRequest, language: Language): Failure {
  const isOnlyForPickup = request.payment_method === 'pay_in_store' && request.shipping_method !== 'pickup';
  return brokenRule(language, 'payment_method', isOnlyForPickup ? 'payInStore' : 'unknownPayment');
}

interface Prescribing extends Pick<Placing, 'buyer' | 'config'> {
  readonly orderId: number;
  readonly cart: PricedCart;
  readonly request: OrderRequest;
}

/** Assigns the prescriptions to the order; VALIDATION for lines whose prescription is missing or unsuitable. */
async function takePrescriptions(
  transaction: ShopDatabase,
  { orderId, cart, request, buyer, config }: Prescribing,
): Promise<void> {
  const lines = cart.lines.flatMap(({ configuration }, index) =>
    configuration?.kind === 'lenses' ? [{ position: index + 1, configuration }] : [],
  );
  const unusable = await attachPrescriptions(transaction, config, { orderId, lines });
  if (unusable.length === 0) return;
  const fields = unusable.map((position) => {
    const line = cart.lines[position - 1];
    const index = request.items.findIndex((item) => getLineId(item) === line?.key);
    const params = { name: line?.product.name ?? '' };
    const message = translate(buyer.language, 'configurations.refusals.lens_PRESCRIPTION', params);
    return [`items.${index}.configuration.prescription`, message] as const;
  });
  throw new Failure('VALIDATION', { fields: Object.fromEntries(fields) });
}

/** A field error for each item that cannot be sold as it is configured; `items` are numbered as in the request. */
function refuseConfigurations(refused: PricedCart['refused'], { items }: OrderRequest, language: Language): Failure {
  const fields = refused.flatMap(({ lineId, product, refusal }) => {
    const index = items.findIndex((item) => getLineId(item) === lineId);
    if (!refusal || index < 0) return [];
    const field = [`items.${index}.configuration`, refusal.field].filter((part) => part !== '').join('.');
    const message = translate(language, `configurations.refusals.${refusal.refusal}`, { name: product?.name ?? '' });
    return [[field, message] as const];
  });
  return new Failure('VALIDATION', { fields: Object.fromEntries(fields) });
}

interface Agreement {
  readonly request: OrderRequest;
  readonly buyer: Buyer;
  readonly paymentMethods: OfferedMethods;
}

/**
 * The cart with its coupon redeemed. QUOTE_CHANGED with the current prices if its total differs from the one that the
 * visitor accepted.
 */
async function agreedCart(transaction: ShopDatabase, agreement: Agreement): Promise<PricedCart> {
  const { request, buyer, paymentMethods } = agreement;
  const wanted: CartRequest = {
    items: request.items,
    delivery: { shipping: request.shipping_method, payment: request.payment_method },
    paymentMethods,
    coupon: request.coupon,
    customer: { userId: buyer.userId, email: request.contact.email },
  };
  const cart = await priceCart(transaction, wanted, buyer.language);
  if (cart.refused.length > 0) throw refuseConfigurations(cart.refused, request, buyer.language);
  if (cart.hasMissing || cart.hasRefusedCoupon || cart.amounts.total !== toCents(request.expected_total)) {
    throw new Failure('QUOTE_CHANGED', { extra: { quote: cart.quote } });
  }
  const couponError: CouponError | undefined =
    cart.coupon && (await takeUse(transaction, cart.coupon, wanted.customer));
  if (couponError === undefined) return cart;
  const { quote } = await priceCart(transaction, { ...wanted, couponError }, buyer.language);
  throw new Failure('QUOTE_CHANGED', { extra: { quote } });
}

async function reserve(transaction: ShopDatabase, cart: PricedCart): Promise<StockMove[]> {
  const moves: StockMove[] = [];
  // Always in the order of product IDs: two carts with the same goods must not deadlock.
  for (const [product, pieces] of piecesByProduct(cart.lines)) {
    const move = await changeStock(transaction, product.id, -pieces);
    if (!move) throw new Failure('OUT_OF_STOCK', { params: { name: product.name } });
    moves.push(move);
  }
  for (const { product, configuration, quantity, piecesPerItem } of cart.lines) {
    const isTaken = await changeConfiguredStock(transaction, product.id, configuration, -quantity * piecesPerItem);
    if (!isTaken) throw new Failure('OUT_OF_STOCK', { params: { name: product.name } });
  }
  return moves;
}
