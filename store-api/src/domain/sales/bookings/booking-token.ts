import type { ShopDatabase } from '../../../database/schema.ts';
import { isShopSignature, signWithShopSecret } from '../../shop-secret.ts';

/** The token that opens a booking for its customer, without an account. */
export async function createBookingToken(db: ShopDatabase, bookingId: number): Promise<string> {
  return `${bookingId}.${await signWithShopSecret(db, getSignedText(bookingId))}`;
}

/** The ID of the booking that a token opens; undefined for a token that the shop did not sign. */
export async function readBookingToken(db: ShopDatabase, token: string): Promise<number | undefined> {
  const [, id = '', signature = ''] = /^(\d{1,9})\.([\da-f]+)$/.exec(token) ?? [];
  if (id === '' || !(await isShopSignature(db, getSignedText(Number(id)), signature))) return undefined;
  return Number(id);
}

function getSignedText(bookingId: number): string {
  return `booking:${bookingId}`;
}
