import type { FieldDescription, FieldDescriptions, StoredFields } from '@fakos/contracts/widgets/widget';
import { readItems } from '../../fields/item-label.ts';
import {
  applyChanges,
  type FieldChanges,
  getFieldChanges,
  getStoredValue,
  getTypedText,
} from '../../fields/stored-value.ts';

/** Address of a text among the fields of a widget; with `item` in one of its lists. */
export interface TextAddress {
  readonly name: string;
  readonly item?: { readonly index: number; readonly name: string };
}

/** A text of a widget that can be edited on the canvas. */
export interface EditableText {
  readonly address: TextAddress;
  readonly kind: 'text' | 'longText' | 'html';
  /** The stored text, even if the page displays a different one. */
  readonly value: string;
}

/** The texts of a widget, with those of its lists, in the order of its fields. */
export function listEditableTexts(fields: FieldDescriptions, stored: StoredFields): EditableText[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (isText(field)) return [{ address: { name }, kind: field.kind, value: getTypedText(field, name, stored) }];
    if (field.kind !== 'list') return [];
    return readItems(getStoredValue(field, name, stored), field.textItem).flatMap((item, index) =>
      listEditableTexts(field.item as FieldDescriptions, item).map((text) => ({
        ...text,
        address: { name, item: { index, name: text.address.name } },
      })),
    );
  });
}

/** The text at an address; undefined if it no longer exists. */
export function findEditableText(
  texts: readonly EditableText[],
  { name, item }: TextAddress,
): EditableText | undefined {
  return texts.find(
    ({ address }) => address.name === name && address.item?.index === item?.index && address.item?.name === item?.name,
  );
}

/** Description of the field at an address. */
export function findTextField(fields: FieldDescriptions, { name, item }: TextAddress): FieldDescription | undefined {
  const field = fields[name];
  if (!item || field?.kind !== 'list') return field;
  return (field.item as FieldDescriptions)[item.name];
}

/** Changes of the widget's fields that store a text. */
export function getTextChanges(
  fields: FieldDescriptions,
  stored: StoredFields,
  { name, item }: TextAddress,
  value: string,
): FieldChanges {
  const field = fields[name];
  if (!field) return {};
  if (!item || field.kind !== 'list') return getFieldChanges(field, name, stored, value);
  const items = readItems(getStoredValue(field, name, stored), field.textItem);
  const current = items[item.index];
  const itemField = (field.item as FieldDescriptions)[item.name];
  if (!current || !itemField) return {};
  const changed = applyChanges(current, getFieldChanges(itemField, item.name, current, value));
  return getFieldChanges(field, name, stored, items.with(item.index, changed));
}

function isText(field: FieldDescription): field is FieldDescription & { readonly kind: EditableText['kind'] } {
  return field.kind === 'text' || field.kind === 'longText' || field.kind === 'html';
}
