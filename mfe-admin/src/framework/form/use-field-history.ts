import type { AuditEntry } from '@fakos/contracts/audit-log/contract';
import { useLazyListRecordHistoryQuery, useListRecordHistoryQuery } from '@fakos/shared-kit/api/audit-log/hooks';
import { useCallback, useMemo } from 'react';
import { toEnglishField, toGreekField } from './localised-field.tsx';
import type { FieldAuthor, ListFieldAuthors } from './merge-dialog.tsx';

/** Number of entries that are read; older changes are not relevant to the current editor. */
const ENTRY_COUNT = 50;

/** Facts about a record's fields from its history. */
interface FieldHistory {
  /** English fields whose Greek text was changed later. */
  readonly staleFields: readonly string[];
  readonly listFieldAuthors: ListFieldAuthors;
}

/**
 * Reads the history of a record for its form. Without a history, for example if the API has none, nothing is stale.
 *
 * @param names localised fields without the language; must keep its identity
 */
export function useFieldHistory(resource: string, id: number, names: readonly string[]): FieldHistory {
  const query = useMemo(() => ({ resource, record_id: String(id), page: 1, limit: ENTRY_COUNT }), [resource, id]);
  const entries = useListRecordHistoryQuery(query).currentData?.data;
  const [request] = useLazyListRecordHistoryQuery();
  const staleFields = useMemo(() => findStaleFields(entries ?? [], names), [entries, names]);
  const listFieldAuthors = useCallback(
    async () => findFieldAuthors((await request(query).unwrap()).data),
    [request, query],
  );
  return { staleFields, listFieldAuthors };
}

/** English fields whose Greek text was changed after them. `entries` are newest first. */
export function findStaleFields(entries: readonly AuditEntry[], names: readonly string[]): readonly string[] {
  return names.map(toEnglishField).filter((english, index) => {
    const greek = toGreekField(names[index] ?? '');
    const last = entries.find(({ changes }) => greek in changes || english in changes);
    // A new text has no earlier translation.
    return (
      last !== undefined && greek in last.changes && !(english in last.changes) && last.changes[greek]?.[0] !== null
    );
  });
}

function findFieldAuthors(entries: readonly AuditEntry[]): Readonly<Record<string, FieldAuthor>> {
  const authors: Record<string, FieldAuthor> = {};
  for (const { at, user, changes } of entries) {
    for (const field of Object.keys(changes)) authors[field] ??= { actor: user.name, at };
  }
  return authors;
}
