import { LANGUAGES } from '@fakos/contracts/languages';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import { readSetting } from './read-settings.ts';

/**
 * The shop's bank account as entered by staff; empty if there is none. It is the same account in every language, so a
 * missing translation is replaced by another.
 */
export async function readBankAccount(db: ShopDatabase, language: Language): Promise<string> {
  for (const preferred of new Set([language, ...LANGUAGES])) {
    const text = (await readSetting(db, 'bank_account_text', preferred)).trim();
    if (text !== '') return text;
  }
  return '';
}
