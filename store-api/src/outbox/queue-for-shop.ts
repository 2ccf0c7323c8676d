import { DEFAULT_LANGUAGE } from '@fakos/shared-kit/i18n/languages';
import type { ShopDatabase } from '../database/schema.ts';
import { type EmailTemplate, type QueuedEmail, queueEmail } from './queue-email.ts';
import { findShopAddress } from './shop-identity.ts';

/** Puts an e-mail to the shop itself into the outbox; nothing where the shop has no address. See {@link queueEmail}. */
export async function queueForShop<T extends EmailTemplate>(
  transaction: ShopDatabase,
  email: Pick<QueuedEmail<T>, 'template' | 'params'>,
): Promise<void> {
  const to = await findShopAddress(transaction);
  if (to !== undefined) await queueEmail<T>(transaction, { ...email, to, language: DEFAULT_LANGUAGE });
}
