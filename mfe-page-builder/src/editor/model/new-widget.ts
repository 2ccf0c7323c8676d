import type { WidgetRecord } from '@fakos/contracts/pages/contract';
import { getColumnNames } from './widget-columns.ts';

/** A new widget; missing fields have the defaults of its description. */
export function createWidgetRecord(type: string, id: string): WidgetRecord {
  return { id, type, order: 0, ...Object.fromEntries(getColumnNames(type).map((name) => [name, []])) };
}
