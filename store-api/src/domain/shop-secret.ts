import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ShopDatabase } from '../database/schema.ts';

const SECRET_BYTES = 32;
/** Row of `meta` with the secret that signs links. All instances and restored backups of a shop share it. */
const SECRET_KEY = 'preview-secret';

/**
 * The signature of a text with the shop's secret, which is created for the first one. The text begins with its purpose, so
 * that the signature of one kind of link is worthless for another.
 */
export async function signWithShopSecret(db: ShopDatabase, text: string): Promise<string> {
  return sign(await getSecret(db), text);
}

/** True for a signature of {@link signWithShopSecret} for this text. */
export async function isShopSignature(db: ShopDatabase, text: string, signature: string): Promise<boolean> {
  const secret = await findSecret(db);
  if (secret === undefined) return false;
  const expected = Buffer.from(sign(secret, text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(secret: string, text: string): string {
  // Without capitals: the gateway redirects addresses of pages to lower case.
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(text).digest('hex');
}

async function getSecret(db: ShopDatabase): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  await db
    .insertInto('meta')
    .values({ key: SECRET_KEY, value: secret })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await findSecret(db)) ?? secret;
}

async function findSecret(db: ShopDatabase): Promise<string | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', SECRET_KEY).executeTakeFirst();
  return row?.value;
}
