import { localisePath } from '@fakos/contracts/languages';
import { PREVIEW_PARAMETER, paths } from '@fakos/contracts/paths';
import { PREVIEW_DAYS } from '@fakos/contracts/products/fields';
import type { ShopDatabase } from '../../../database/schema.ts';
import { Failure, requireFound } from '../../../errors/failure.ts';
import type { ApiSettings } from '../../../settings.ts';
import type { Language } from '../../../text/translate.ts';
import { isShopSignature, signWithShopSecret } from '../../shop-secret.ts';
import { findProductRow } from './product-writing.repo.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
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
  const token = `${expiry.toString(RADIX)}.${await signWithShopSecret(db, getSignedText(id, expiry))}`;
  const url = `${config.PUBLIC_URL}${localisePath(paths.product(slug), language)}?${PREVIEW_PARAMETER}=${token}`;
  return { url, token, expires_at: new Date(expiry).toISOString() };
}

/** True for a token of {@link createPreviewLink} for this product that has not expired. */
export async function isPreviewToken(db: ShopDatabase, productId: number, token: string): Promise<boolean> {
  const [expiryText = '', signature = ''] = token.split('.');
  const expiry = Number.parseInt(expiryText, RADIX);
  if (!(expiry > Date.now())) return false;
  return isShopSignature(db, getSignedText(productId, expiry), signature);
}

function getSignedText(productId: number, expiry: number): string {
  return `product ${productId} ${expiry}`;
}
