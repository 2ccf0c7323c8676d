import { ActionIcon, Group, Stack, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronRight, IconCopy, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useEditorText } from '../editor-text.ts';
import { findFirstField } from '../panels/focus-field.ts';
import styles from './list-input.module.css';

const ICON_SIZE = 16;

interface ListItemProps {
  readonly label: string;
  readonly index: number;
  readonly count: number;
  readonly isOpen: boolean;
  /** The item was just added: its first field takes the focus. */
  readonly isNew: boolean;
  readonly onToggle: () => void;
  readonly onMove: (target: number) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** An item of a list with its actions; its fields show while it is open. */
export function ListItem({
  label,
  index,
  count,
  isOpen,
  isNew,
  onToggle,
  onMove,
  onDuplicate,
  onRemove,
  children,
}: ListItemProps) {
  const text = useEditorText();
  const fieldsId = useId();
  const element = useRef<HTMLLIElement>(null);
  const pressed = useRef<HTMLButtonElement>(undefined);

  useEffect(
    function keepFocus() {
      // Elements lose the focus when they move in the DOM. The position is a dependency, so that this runs after a move.
      if (index >= 0) pressed.current?.focus();
      pressed.current = undefined;
    },
    [index],
  );

  useEffect(
    function focusNewItem() {
      if (isNew && element.current) findFirstField(element.current)?.focus();
    },
    [isNew],
  );

  const renderMove = (target: number, name: string, icon: ReactNode) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={name}
      aria-disabled={target < 0 || target >= count}
      onClick={(event) => {
        pressed.current = event.currentTarget;
        onMove(target);
      }}
    >
      {icon}
    </ActionIcon>
  );
  return (
    <li ref={element} className={styles.item} data-item>
      <Group gap={2} wrap="nowrap">
        <UnstyledButton
          className={styles.toggle}
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': fieldsId })}
          onClick={onToggle}
        >
          <IconChevronRight size={ICON_SIZE} aria-hidden className={styles.chevron} />
          <span className={styles.label}>{label}</span>
        </UnstyledButton>
        {renderMove(index - 1, text('fields.moveUp', { name: label }), <IconArrowUp size={ICON_SIZE} aria-hidden />)}
        {renderMove(
          index + 1,
          text('fields.moveDown', { name: label }),
          <IconArrowDown size={ICON_SIZE} aria-hidden />,
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={text('fields.duplicate', { name: label })}
          onClick={onDuplicate}
        >
          <IconCopy size={ICON_SIZE} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" color="red" aria-label={text('fields.remove', { name: label })} onClick={onRemove}>
          <IconTrash size={ICON_SIZE} aria-hidden />
        </ActionIcon>
      </Group>
      {isOpen && (
        <Stack id={fieldsId} gap="sm" className={styles.fields}>
          {children}
        </Stack>
      )}
    </li>
  );
}
