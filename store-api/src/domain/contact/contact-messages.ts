import type { sendContactMessage } from '@fakos/contracts/contact/contract';
import { DEFAULT_LANGUAGE } from '@fakos/contracts/languages';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import { findShopAddress } from '../mail/shop-identity.ts';
import { notifyNewMessage } from '../notifications/new-arrivals.ts';
import { queueEmail } from '../outbox/queue-email.ts';
import { insertContactMessage } from './contact-messages.repo.ts';

/** Stores a message inside a transaction and notifies the staff; the shop gets an e-mail if it has an address. */
export async function receiveMessage(
  transaction: ShopDatabase,
  message: z.output<typeof sendContactMessage.body>,
  language: Language,
): Promise<void> {
  const id = await insertContactMessage(transaction, message, language);
  await notifyNewMessage(transaction, id);
  const to = await findShopAddress(transaction);
  if (to === undefined) return;
  await queueEmail(transaction, { template: 'contact_received', to, language: DEFAULT_LANGUAGE, params: { id } });
}
