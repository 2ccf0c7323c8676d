import type { FieldDescription, FieldDescriptions, StoredFields } from '@fakos/contracts/widgets/widget';
import { findOwnFields } from '../model/widget-columns.ts';
import { diffFormatting, type FormattingChange, toPlainText } from './diff-text.ts';

/** How a changed value is shown: texts and HTML word by word, anything else as before and after. */
export type ValueFormat = 'text' | 'html' | 'value';

/** Which field changed; `item` is the position in a list, from 1. */
export interface FieldPath {
  readonly field: string;
  readonly item?: number;
  readonly itemField?: string;
}

/** A difference between two states of a widget's or section's fields. */
export type FieldChange =
  | (FieldPath & {
      readonly kind: 'changed';
      readonly format: ValueFormat;
      /** Description of the field, where this version knows it. */
      readonly described?: FieldDescription;
      readonly before: unknown;
      readonly after: unknown;
      /** A change of formatting only: the text of the HTML is unchanged. */
      readonly formatting?: readonly FormattingChange[];
    })
  | (FieldPath & { readonly kind: 'item-added' | 'item-removed'; readonly value: StoredFields })
  | (FieldPath & { readonly kind: 'items-reordered' });

/** Kinds of a section's own fields. */
const sectionFormats: Readonly<Record<string, ValueFormat>> = { title: 'text', content: 'html' };
/** Names under which list items store their ids. */
const ITEM_KEYS = ['id', 'filename', 'imageUrl', 'url'];

/** The changed fields of a widget or section of a type. Missing and empty values are the same. */
export function diffFields(type: string, before: StoredFields, after: StoredFields): FieldChange[] {
  const descriptions = findOwnFields(type) ?? {};
  return diffRecords(before, after, (name) => {
    const field: FieldDescription | undefined = descriptions[name] ?? findByStoredName(descriptions, name);
    return field ?? sectionFormats[name] ?? 'value';
  });
}

type GetField = (name: string) => FieldDescription | ValueFormat;

function diffRecords(before: StoredFields, after: StoredFields, getField: GetField): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [old, current] = [before[name], after[name]];
    if (isSame(old, current)) return [];
    const field = getField(name);
    if (typeof field === 'object' && field.kind === 'list')
      return diffList(name, toItems(field, old), toItems(field, current), field);
    return [toChange({ field: name }, field, old, current)];
  });
}

function toChange(
  path: FieldPath,
  field: FieldDescription | ValueFormat,
  before: unknown,
  after: unknown,
): FieldChange {
  const known = typeof field === 'object' ? { format: getFormat(field), described: field } : { format: field };
  const isFormatting =
    known.format === 'html' &&
    typeof before === 'string' &&
    typeof after === 'string' &&
    toPlainText(before) === toPlainText(after);
  const formatting = isFormatting ? { formatting: diffFormatting(before, after) } : {};
  return { kind: 'changed', ...path, ...known, before, after, ...formatting };
}

interface Item {
  readonly key: string;
  readonly position: number;
  readonly fields: StoredFields;
}

function diffList(
  field: string,
  before: readonly Item[],
  after: readonly Item[],
  description: FieldDescription,
): FieldChange[] {
  const old = new Map(before.map((item) => [item.key, item]));
  const current = new Map(after.map((item) => [item.key, item]));
  const itemFields = description.kind === 'list' ? (description.item as FieldDescriptions) : {};
  const changes = after.flatMap((item): FieldChange[] => {
    const previous = old.get(item.key);
    if (!previous) return [{ kind: 'item-added', field, item: item.position, value: item.fields }];
    const getField: GetField = (name) => itemFields[name] ?? findByStoredName(itemFields, name) ?? 'value';
    return diffRecords(previous.fields, item.fields, getField).map((change) => ({
      ...change,
      field,
      item: item.position,
      itemField: change.field,
    }));
  });
  const removed = before
    .filter(({ key }) => !current.has(key))
    .map((item): FieldChange => ({ kind: 'item-removed', field, item: item.position, value: item.fields }));
  const stayed = (items: readonly Item[], other: ReadonlyMap<string, Item>) =>
    items.filter(({ key }) => other.has(key)).map(({ key }) => key);
  const isReordered = !isSame(stayed(before, current), stayed(after, old));
  return [...changes, ...removed, ...(isReordered ? [{ kind: 'items-reordered' as const, field }] : [])];
}

function toItems(field: FieldDescription, value: unknown): Item[] {
  const taken = new Map<string, number>();
  return (Array.isArray(value) ? value : []).map((entry: unknown, index) => {
    const textItem = field.kind === 'list' ? field.textItem : undefined;
    const fields = toFields(entry, textItem === undefined ? 'value' : String(textItem));
    const name = ITEM_KEYS.map((key) => fields[key]).find(
      (known): known is string => typeof known === 'string' && known !== '',
    );
    const base = name ?? `#${index}`;
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    return { key: count === 1 ? base : `${base} ${count}`, position: index + 1, fields };
  });
}

function toFields(entry: unknown, textName: string): StoredFields {
  if (typeof entry === 'object' && entry !== null && !Array.isArray(entry)) return entry as StoredFields;
  return { [textName]: entry };
}

function findByStoredName(fields: FieldDescriptions, name: string): FieldDescription | undefined {
  return Object.values(fields).find(({ readFrom }) => readFrom?.includes(name));
}

function getFormat({ kind }: FieldDescription): ValueFormat {
  if (kind === 'html') return 'html';
  return kind === 'text' || kind === 'longText' ? 'text' : 'value';
}

function isSame(one: unknown, other: unknown): boolean {
  return toComparable(one) === toComparable(other);
}

function toComparable(value: unknown): string {
  return value === undefined || value === null || value === '' ? '' : JSON.stringify(value, sortKeys);
}

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
