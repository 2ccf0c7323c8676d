import type { BankTransfer } from '@fakos/contracts/orders/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import type { Language } from '../../../text/translate.ts';
import { readBankAccount } from '../../settings/bank-account.ts';

/** A country, two check digits and up to 30 characters, in groups or not (ISO 13616). */
const IBAN = /^(?:IBAN\s*:?\s*)?([A-Z]{2}\d{2}(?: ?[A-Z0-9]{1,4}){3,8})$/i;
/** A label, a colon and a value. */
const NAMED = /^([^:]{1,60}):\s*(\S.*)$/;

/** Payment details for a bank transfer; null unless a transfer is awaited. */
export async function getBankTransfer(
  db: ShopDatabase,
  { payment_method: method, payment_status: payment, status, reserved_until: until }: OrderRow,
  language: Language,
): Promise<BankTransfer | undefined> {
  if (method !== 'bank_transfer' || payment !== 'awaiting' || status === 'cancelled') return undefined;
  return { account: await getBankAccount(db, language), ...(until !== null && { pay_until: until }) };
}

/** The lines of the shop's bank account; none if it has no account. */
export async function getBankAccount(db: ShopDatabase, language: Language): Promise<BankTransfer['account']> {
  return accountLines(await readBankAccount(db, language));
}

/** An account as entered by staff, one line each: `Bank: Olympus`, `GR16 0110 …`, or text without a label. */
export function accountLines(written: string): BankTransfer['account'] {
  return written
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, iban] = IBAN.exec(line) ?? [];
      if (iban) return { label: 'IBAN', value: iban };
      const [, label = '', value = line] = NAMED.exec(line) ?? [];
      return { label: label.trim(), value };
    });
}
