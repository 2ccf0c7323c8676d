import { HIDDEN_VALUE } from '@fakos/contracts/audit-log/contract';
import { type Setting, settingDefinitions } from '@fakos/contracts/settings/contract';

const settings: Readonly<Record<string, Setting>> = settingDefinitions;

/** Words in the names of fields whose values are never stored: they open accounts or move money. */
const secretWord =
  /(?:^|_)(?:password|passwd|passphrase|secret|token|credentials?|(?:api|private|access)_?key|card|cvc|cvv|pan)(?:_|$)/;

/** Tables with data of persons, which is erased with their account. */
const personalTables: readonly string[] = ['users', 'orders', 'bookings', 'contact_messages'];

/** Columns of these tables, and fields of requests that write to them, with data of a person. */
const personalFields: readonly string[] = [
  ...['name', 'full_name', 'email', 'phone', 'address', 'invoice', 'tracking_number'],
  ...['note', 'text', 'reason', 'subject', 'message', 'reply', 'special_requests'],
];

/** True for a field whose value the audit log must not contain. */
export function isSecret(table: string, field: string): boolean {
  const name = field.replace(/[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
  return secretWord.test(name) || (table === 'settings' && settings[field]?.visibility === 'secret');
}

/** True for a field with data of a person. */
export function isPersonal(table: string, field: string): boolean {
  return isPersonalTable(table) && personalFields.includes(field);
}

/** True for a table with data of persons. */
export function isPersonalTable(table: string): boolean {
  return personalTables.includes(table);
}

/** A value without the secrets inside it. */
export function hideSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hideSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([field, inner]) => [
    field,
    isSecret('', field) ? HIDDEN_VALUE : hideSecrets(inner),
  ]);
  return Object.fromEntries(entries);
}
