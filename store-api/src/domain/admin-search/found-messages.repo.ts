import { MAX_ADMIN_RESULTS } from '@fakos/contracts/admin-search/contract';
import { matchRanks, rankMatch } from '@fakos/contracts/search/greeklish';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Candidate } from './admin-search.ts';

/** Messages have no search text, so only the newest ones are compared: reading and folding them takes milliseconds. */
const CONSIDERED = 500;
const DETAIL_LENGTH = 80;

/** The newest messages by name, e-mail, phone and subject. */
export async function findMessages(db: ShopDatabase, search: string): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'phone', 'subject', 'message'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(CONSIDERED)
    .execute();
  const found: Candidate[] = [];
  for (const { id, name, email, phone, subject, message } of rows) {
    const texts = [name, email, phone.replace(/[^\d+]/g, ''), subject];
    if (!texts.some((text) => rankMatch(text, search) > matchRanks.none)) continue;
    found.push({ id, label: name || email, detail: subject || message.slice(0, DETAIL_LENGTH), texts });
    if (found.length === MAX_ADMIN_RESULTS) break;
  }
  return found;
}
