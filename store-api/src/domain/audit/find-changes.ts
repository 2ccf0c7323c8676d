import { isDeepStrictEqual } from 'node:util';
import { type AuditEntry, HIDDEN_VALUE } from '@fakos/contracts/audit-log/contract';
import { hideSecrets, isSecret } from './hidden-fields.ts';

/** Longest value that the log stores, in characters; revisions hold the whole texts of pages. */
const MAX_VALUE_LENGTH = 500;
/** Characters shown before the first difference of longer values. */
const CONTEXT_LENGTH = 40;

/** Values by field. */
export type Fields = Readonly<Record<string, unknown>>;

/** The values before and after a write of those fields of a table that it changed. */
export function findChanges(table: string, before: Fields, after: Fields): AuditEntry['changes'] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes = [...names].flatMap((name) => {
    const pair = [before[name] ?? null, after[name] ?? null] as const;
    if (isDeepStrictEqual(pair[0], pair[1]) || pair.every(isNothing)) return [];
    return [[name, isSecret(table, name) ? pair.map(hide) : cut(pair.map(hideSecrets))]];
  });
  return Object.fromEntries(changes) as AuditEntry['changes'];
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || value === '[]';
}

function hide(value: unknown): unknown {
  return value === null || value === '' ? null : HIDDEN_VALUE;
}

/** Shortens long values to the part where they begin to differ. */
function cut(values: readonly unknown[]): unknown[] {
  const texts = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  if (texts.every((text) => text.length <= MAX_VALUE_LENGTH)) return [...values];
  const [before = '', after = ''] = texts;
  let difference = 0;
  while (difference < before.length && before[difference] === after[difference]) difference += 1;
  const start = Math.max(0, difference - CONTEXT_LENGTH);
  return values.map((value, index) => (value === null ? null : cutFrom(texts[index] ?? '', start)));
}

function cutFrom(text: string, start: number): string {
  const end = start + MAX_VALUE_LENGTH;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
