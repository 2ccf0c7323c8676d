import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { localisePath } from '@fakos/contracts/languages';
import { PREVIEW_PARAMETER, paths } from '@fakos/contracts/paths';
import { PREVIEW_DAYS } from '@fakos/contracts/products/fields';
import type { ShopDatabase } from '../../../database/schema.ts';
import { Failure, requireFound } from '../../../errors/failure.ts';
import type { ApiSettings } from '../../../settings.ts';
import type { Language } from '../../../text/translate.ts';
import { findProductRow } from './product-writing.repo.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SECRET_BYTES = 32;
/** Row of `meta` with the secret that signs preview links. All instances and restored backups of a shop share it. */
const SECRET_KEY = 'preview-secret';
/** Base of the expiry in a token. */
const RADIX = 36;

interface Link {
  readonly id: number;
  readonly language: Language;
  readonly config: Pick<ApiSettings, 'PUBLIC_URL'>;
}

/**
 * Creates a link that shows a product to everyone who has it, whatever its status. The token is
 * `EXPIRY.SIGNATURE`: the signature covers the product's ID and the expiry, so nothing has to be stored per link.
 *
 * @throws Failure NOT_FOUND for an archived product
 */
export async function createPreviewLink(db: ShopDatabase, { id, language, config }: Link) {
  const { slug, status } = requireFound(await findProductRow(db, id));
  if (status === 'archived') throw new Failure('NOT_FOUND');
  const expiry = Date.now() + PREVIEW_DAYS * DAY_MS;
  const token = `${expiry.toString(RADIX)}.${sign(await getSecret(db), id, expiry)}`;
  const url = `${config.PUBLIC_URL}${localisePath(paths.product(slug), language)}?${PREVIEW_PARAMETER}=${token}`;
  return { url, token, expires_at: new Date(expiry).toISOString() };
}

/** True for a token of {@link createPreviewLink} for this product that has not expired. */
export async function isPreviewToken(db: ShopDatabase, productId: number, token: string): Promise<boolean> {
  const [expiryText = '', signature = ''] = token.split('.');
  const expiry = Number.parseInt(expiryText, RADIX);
  if (!(expiry > Date.now())) return false;
  const secret = await findSecret(db);
  if (secret === undefined) return false;
  const expected = Buffer.from(sign(secret, productId, expiry));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(secret: string, productId: number, expiry: number): string {
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(`product ${productId} ${expiry}`).digest('base64url');
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
