import { readFields } from '@fakos/contracts/widgets/read-fields';
import { defineWidget, type FieldDescription, type StoredFields } from '@fakos/contracts/widgets/widget';

/** Changed fields by their stored names; undefined removes one. */
export type FieldChanges = Readonly<Record<string, unknown>>;

/** Stored value of a field, without the reader's corrections; undefined if nothing is stored. */
export function getStoredValue(field: FieldDescription, name: string, stored: StoredFields): unknown {
  const values = (field.readFrom ?? [name]).map((key) => stored[key]);
  return values.find((value) => value !== undefined && value !== null && value !== '') ?? undefined;
}

/** Text of a field's input: the stored text, else the default. */
export function getTypedText(field: FieldDescription, name: string, stored: StoredFields): string {
  const value = getStoredValue(field, name, stored) ?? stored[name] ?? field.default;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A field's value as the page shows it. */
export function readStoredValue(field: FieldDescription, name: string, stored: StoredFields): unknown {
  return readFields(defineWidget({ type: '', fields: { [name]: field } }), { id: '', ...stored })[name];
}

/** Changes that store a value. Older names of the field are removed, because they would be read before its own. */
export function getFieldChanges(
  field: FieldDescription,
  name: string,
  stored: StoredFields,
  value: unknown,
): FieldChanges {
  const older = (field.readFrom ?? []).filter((key) => key !== name && Object.hasOwn(stored, key));
  return { ...Object.fromEntries(older.map((key) => [key, undefined])), [name]: value };
}

/** Fields with changes applied. */
export function applyChanges(stored: StoredFields, changes: FieldChanges): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...stored, ...changes }).filter(([, value]) => value !== undefined));
}
