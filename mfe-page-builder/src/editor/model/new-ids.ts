import type { StoredSection, WidgetRecord } from '@fakos/contracts/pages/contract';
import { readWidgets } from '@fakos/contracts/widgets/read-fields';
import { getColumnNames } from './widget-columns.ts';

/** Creates an id that no section or widget has. */
export type CreateId = () => string;

const ID_BYTES = 8;

/** An id of 16 hexadecimal digits. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Widgets with new ids, also those in their columns. */
export function withNewIds(records: readonly WidgetRecord[], create: CreateId): WidgetRecord[] {
  return records.map((record) => {
    const columns = getColumnNames(record.type)
      .filter((name) => Array.isArray(record[name]))
      .map((name) => [name, withNewIds(readWidgets(record[name]), create)] as const);
    return { ...record, ...Object.fromEntries(columns), id: create() };
  });
}

/** A section and its widgets with new ids. */
export function withNewSectionIds(section: StoredSection, create: CreateId): StoredSection {
  return { ...section, id: create(), widgets: withNewIds(section.widgets, create) };
}
