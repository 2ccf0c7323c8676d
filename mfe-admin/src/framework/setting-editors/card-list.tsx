import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ActionIcon, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useText } from '../../text.ts';
import { useRowOrder } from '../list/row-order.tsx';
import { useToasts } from '../toasts.tsx';
import styles from './setting-editors.module.css';
import { moveItem, useCardKeys } from './use-card-keys.ts';

interface CardListProps<Item> {
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly onChange: (items: readonly Item[]) => void;
  readonly getTitle: (item: Item, index: number) => string;
  /** Beside the title, such as a switch and badges. */
  readonly renderAside?: (item: Item, update: (item: Item) => void, title: string) => ReactNode;
  /** The fields of an open card. */
  readonly renderFields: (item: Item, update: (item: Item) => void, index: number) => ReactNode;
  /** Shown without items. */
  readonly emptyText: string;
  readonly max: number;
  readonly disabled?: boolean | undefined;
  /** The buttons that add an item; `add` opens its card. */
  readonly renderAdd: (add: (item: Item) => void) => ReactNode;
}

interface Entry<Item> {
  readonly key: number;
  readonly item: Item;
  readonly index: number;
}

/**
 * Items as cards that open to their fields, in an order that is changed by dragging or with buttons. Removing offers undo; the
 * focus follows added and moved items, and moves on after a removal.
 */
export function CardList<Item>(props: CardListProps<Item>) {
  const { label, items, onChange, getTitle, renderAside, renderFields, emptyText, max, disabled = false } = props;
  const text = useText();
  const kitText = useKitText();
  const toasts = useToasts();
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const { keys, insert, move, remove } = useCardKeys(items.length);
  const [openKeys, setOpenKeys] = useState<readonly number[]>([]);
  const focusedKey = useRef<number>(undefined);
  const latest = useRef({ items, onChange });
  const rows = useMemo(
    () => items.map((item, index): Entry<Item> => ({ key: keys[index] ?? index, item, index })),
    [items, keys],
  );

  useEffect(
    function syncLatest() {
      latest.current = { items, onChange };
    },
    [items, onChange],
  );

  useEffect(
    function focusChangedCard() {
      const key = focusedKey.current;
      if (key === undefined) return;
      focusedKey.current = undefined;
      container.current?.querySelector<HTMLElement>(`[data-card="${key}"]`)?.focus();
    },
    [rows],
  );

  const order = useRowOrder<Entry<Item>>({
    order: {
      group: () => '',
      onMove: ({ index }, target) => {
        move(index, target.index);
        onChange(moveItem(items, index, target.index));
      },
    },
    rows,
    rowKey: ({ key }) => `${id}${key}`,
    rowLabel: ({ item, index }) => getTitle(item, index),
    container,
    isDisabled: disabled,
  });

  function insertItem(item: Item, index: number) {
    const current = latest.current.items;
    focusedKey.current = insert(index);
    latest.current.onChange([...current.slice(0, index), item, ...current.slice(index)]);
    return focusedKey.current;
  }

  function add(item: Item) {
    const key = insertItem(item, items.length);
    setOpenKeys((open) => [...open, key]);
  }

  function removeItem({ item, index }: Entry<Item>) {
    focusedKey.current = keys[index + 1] ?? keys[index - 1];
    remove(index);
    onChange(items.toSpliced(index, 1));
    toasts.showSuccess(text('settingEditors.removed', { name: getTitle(item, index) }), () =>
      insertItem(item, Math.min(index, latest.current.items.length)),
    );
  }

  const toggle = (key: number) =>
    setOpenKeys((open) => (open.includes(key) ? open.filter((other) => other !== key) : [...open, key]));

  return (
    <div className={styles.cardList} ref={container}>
      {items.length === 0 && (
        <Text size="sm" c="dimmed">
          {emptyText}
        </Text>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers. */}
      <ol className={styles.cards} aria-label={label} role="list">
        {rows.map((row) => {
          const { key, item, index } = row;
          const isOpen = openKeys.includes(key);
          const title = getTitle(item, index);
          const update = (changed: Item) => onChange(items.with(index, changed));
          return (
            <li key={key} className={styles.card} {...order?.getRowProps(row)}>
              <div className={styles.cardHead}>
                {order?.renderControls(row)}
                <UnstyledButton
                  className={styles.cardTitle}
                  data-card={key}
                  aria-expanded={isOpen}
                  aria-controls={`${id}-${key}`}
                  onClick={() => toggle(key)}
                >
                  <IconChevronDown size={16} aria-hidden className={styles.chevron} />
                  <span>{title}</span>
                </UnstyledButton>
                <div className={styles.cardAside}>
                  {renderAside?.(item, update, title)}
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={`${kitText('actions.remove')}: ${title}`}
                    disabled={disabled}
                    onClick={() => removeItem(row)}
                  >
                    <IconTrash size={16} aria-hidden />
                  </ActionIcon>
                </div>
              </div>
              <div id={`${id}-${key}`} className={styles.cardFields} hidden={!isOpen}>
                {isOpen && renderFields(item, update, index)}
              </div>
            </li>
          );
        })}
      </ol>
      {items.length >= max ? (
        <Text size="sm" c="dimmed">
          {text('settingEditors.full', { max })}
        </Text>
      ) : (
        !disabled && <div className={styles.addRow}>{props.renderAdd(add)}</div>
      )}
      <VisuallyHidden role="status">{order?.announcement}</VisuallyHidden>
    </div>
  );
}
