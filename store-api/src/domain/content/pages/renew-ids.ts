import { randomUUID } from 'node:crypto';
import { parseJson } from '../../../database/json-columns.ts';
import type { SectionColumns } from '../drafts/built-records.repo.ts';

/**
 * Replaces the ids of sections and widgets. Equal ids, also in the other language, stay equal; items in a widget's own
 * lists keep their ids.
 */
export function renewIds({ sections_el: el, sections_en: en }: SectionColumns): SectionColumns {
  const renewed = new Map<string, string>();
  const renew = (id: string) => {
    const next = renewed.get(id) ?? randomUUID();
    renewed.set(id, next);
    return next;
  };
  const visit = (value: unknown, isSection: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => visit(item, isSection));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, inner]) => [name, visit(inner, false)] as const);
    const copy = Object.fromEntries(entries);
    const hasId = 'id' in value && typeof value.id === 'string' && value.id !== '';
    const isNode = isSection || ('type' in value && typeof value.type === 'string');
    return hasId && isNode ? { ...copy, id: renew(String(value.id)) } : copy;
  };
  const toColumn = (column: string) => JSON.stringify(visit(parseJson(column), true));
  return { sections_el: toColumn(el), sections_en: toColumn(en) };
}
