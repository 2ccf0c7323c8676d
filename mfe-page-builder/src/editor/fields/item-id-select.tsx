import { readFields } from '@fakos/contracts/widgets/read-fields';
import { defineWidget, type FieldDescriptions, type StoredFields } from '@fakos/contracts/widgets/widget';
import { NativeSelect } from '@mantine/core';
import { useEditorText } from '../editor-text.ts';
import { getItemLabel } from './item-label.ts';

interface ItemIdSelectProps {
  readonly label: string;
  readonly value: string;
  /** Name of the field with the list. */
  readonly list: string;
  readonly siblings: FieldDescriptions;
  readonly stored: StoredFields;
  readonly onChange: (id: string) => void;
}

/** Chooses an item of a list of the same widget. */
export function ItemIdSelect({ label, value, list, siblings, stored, onChange }: ItemIdSelectProps) {
  const text = useEditorText();
  const field = siblings[list];
  if (field?.kind !== 'list') return null;
  const { items } = readFields(defineWidget({ type: '', fields: { items: field } }), { items: stored[list] });
  const options = items.map((item: StoredFields, index: number) => ({
    value: String(item.id),
    label: getItemLabel(field.item as FieldDescriptions, item) || text('fields.item', { number: index + 1 }),
  }));
  return (
    <NativeSelect
      label={label}
      value={value}
      data={[{ value: '', label: text('fields.firstItem') }, ...options]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
