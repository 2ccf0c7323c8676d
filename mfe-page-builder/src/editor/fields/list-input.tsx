import type { FieldDescriptions, ListField, StoredFields } from '@fakos/contracts/widgets/widget';
import { Button, Input, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useAnnounce } from '../commands/announcer.tsx';
import { useEditorText } from '../editor-text.ts';
import { createId } from '../model/new-ids.ts';
import { getItemLabel, readItems } from './item-label.ts';
import styles from './list-input.module.css';
import { ListItem } from './list-item.tsx';
import { applyChanges, type FieldChanges } from './stored-value.ts';

const ICON_SIZE = 16;

interface ListInputProps {
  readonly label: string;
  readonly field: ListField;
  readonly value: unknown;
  readonly onChange: (items: readonly StoredFields[]) => void;
  readonly renderFields: (item: StoredFields, onChange: (changes: FieldChanges) => void) => ReactNode;
}

/** The items of a list, each in a part of its own that opens. */
export function ListInput({ label, field, value, onChange, renderFields }: ListInputProps) {
  const text = useEditorText();
  const announce = useAnnounce();
  const labelId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const descriptions: FieldDescriptions = field.item;
  const items = readItems(value, field.textItem);
  const { keys, setKeys } = useItemKeys(items.length);
  const [openKeys, setOpenKeys] = useState<readonly number[]>([]);
  const [newKey, setNewKey] = useState<number>();
  const getLabel = (item: StoredFields, index: number) =>
    getItemLabel(descriptions, item) || text('fields.item', { number: index + 1 });

  function insert(index: number, item: StoredFields) {
    const key = Math.max(-1, ...keys) + 1;
    setKeys(keys.toSpliced(index, 0, key));
    setOpenKeys([...openKeys, key]);
    setNewKey(key);
    onChange(items.toSpliced(index, 0, { ...item, ...(descriptions.id?.kind === 'id' ? { id: createId() } : {}) }));
    announce(text('fields.itemAdded'));
  }
  function remove(index: number, item: StoredFields) {
    setKeys(keys.toSpliced(index, 1));
    onChange(items.toSpliced(index, 1));
    announce(text('fields.itemRemoved', { name: getLabel(item, index) }));
    addButton.current?.focus();
  }
  function move(index: number, target: number, item: StoredFields) {
    if (target < 0 || target >= items.length) return;
    setKeys(keys.toSpliced(index, 1).toSpliced(target, 0, keys[index] ?? index));
    onChange(items.toSpliced(index, 1).toSpliced(target, 0, item));
    announce(text('fields.itemMoved', { name: getLabel(item, index), position: target + 1, size: items.length }));
  }

  return (
    <Stack gap="xs" role="group" aria-labelledby={labelId}>
      <Input.Label id={labelId} labelElement="div">
        {label}
      </Input.Label>
      {items.length > 0 && (
        <ol className={styles.list} aria-labelledby={labelId}>
          {items.map((item, index) => {
            const key = keys[index] ?? index;
            return (
              <ListItem
                key={key}
                label={getLabel(item, index)}
                index={index}
                count={items.length}
                isOpen={openKeys.includes(key)}
                isNew={key === newKey}
                onToggle={() =>
                  setOpenKeys(openKeys.includes(key) ? openKeys.filter((open) => open !== key) : [...openKeys, key])
                }
                onMove={(target) => move(index, target, item)}
                onDuplicate={() => insert(index + 1, item)}
                onRemove={() => remove(index, item)}
              >
                {renderFields(item, (changes) => onChange(items.with(index, applyChanges(item, changes))))}
              </ListItem>
            );
          })}
        </ol>
      )}
      <Button
        ref={addButton}
        variant="default"
        size="xs"
        leftSection={<IconPlus size={ICON_SIZE} aria-hidden />}
        aria-label={text('fields.addTo', { list: label })}
        onClick={() => insert(items.length, {})}
      >
        {text('fields.add')}
      </Button>
    </Stack>
  );
}

/** React keys that follow moved items. External changes, such as undo, add or remove the last keys. */
function useItemKeys(count: number) {
  const [stored, setKeys] = useState<readonly number[]>([]);
  const next = Math.max(-1, ...stored) + 1;
  const missing = Math.max(0, count - stored.length);
  const keys = [...stored.slice(0, count), ...Array.from({ length: missing }, (_, index) => next + index)];
  return { keys, setKeys };
}
