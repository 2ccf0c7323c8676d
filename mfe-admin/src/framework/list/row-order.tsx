import { ActionIcon, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../../text.ts';
import styles from './list.module.css';

/** Options of a list whose rows can be reordered. */
export interface RowOrder<Row> {
  /** Rows move only within their group, such as the categories of one parent. */
  readonly group: (row: Row) => string | number;
  /** Moves a row to the place of another row of its group. */
  readonly onMove: (row: Row, target: Row) => void;
}

type Step = -1 | 1;

interface OrderedRowsOptions<Row> {
  readonly order: RowOrder<Row> | undefined;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => number | string;
  readonly rowLabel: (row: Row) => string;
  /** The element that contains the rows. */
  readonly container: RefObject<HTMLElement | null>;
  readonly isDisabled?: boolean;
}

/** State and actions of a table with reorderable rows. */
export interface OrderedRows<Row> {
  /** Announcement of the last move, for screen readers. */
  readonly announcement: string;
  /** Props of the row as a target of dragging. */
  getRowProps(row: Row): object;
  /** Handle and buttons that move the row. */
  renderControls(row: Row): React.ReactNode;
}

/**
 * Moves the rows of a table or the items of a list with a handle to drag and with buttons; the button that was pressed keeps
 * the focus. Undefined for a list without an order.
 */
export function useRowOrder<Row>(options: OrderedRowsOptions<Row>): OrderedRows<Row> | undefined {
  const { order, rows, rowKey, rowLabel, container, isDisabled = false } = options;
  const text = useText();
  const [dragged, setDragged] = useState<Row>();
  const [target, setTarget] = useState<Row>();
  const [announcement, setAnnouncement] = useState('');
  const pressed = useRef<{ readonly key: number | string; readonly step: Step }>(undefined);

  // Rendering rows in another order loses the focus.
  useEffect(
    function restoreFocus() {
      if (!pressed.current) return;
      const { key, step } = pressed.current;
      pressed.current = undefined;
      const find = (direction: number) =>
        container.current?.querySelector<HTMLButtonElement>(`[data-move="${key}:${direction}"]:not(:disabled)`);
      (find(step) ?? find(-step))?.focus();
    },
    [rows, container],
  );

  if (!order) return undefined;
  const { group, onMove } = order;
  const listGroup = (row: Row) => rows.filter((other) => group(other) === group(row));

  function move(row: Row, place: Row) {
    const siblings = listGroup(row);
    const position = siblings.indexOf(place) + 1;
    setAnnouncement(text('list.moved', { name: rowLabel(row), position, count: siblings.length }));
    onMove(row, place);
  }

  function endDrag() {
    setDragged(undefined);
    setTarget(undefined);
  }

  const canDrop = (row: Row) => dragged !== undefined && dragged !== row && group(dragged) === group(row);
  return {
    announcement,
    getRowProps: (row) => {
      if (!canDrop(row)) return { 'data-dragged': row === dragged || undefined };
      return {
        'data-drop':
          row === target ? (rows.indexOf(row) < rows.indexOf(dragged as Row) ? 'before' : 'after') : undefined,
        onDragOver: (event: DragEvent) => {
          event.preventDefault();
          setTarget(row);
        },
        onDrop: (event: DragEvent) => {
          event.preventDefault();
          endDrag();
          move(dragged as Row, row);
        },
      };
    },
    renderControls: (row) => {
      const siblings = listGroup(row);
      const index = siblings.indexOf(row);
      const press = (step: Step) => {
        const place = siblings[index + step];
        if (place === undefined) return;
        pressed.current = { key: rowKey(row), step };
        move(row, place);
      };
      return (
        <Group gap={2} wrap="nowrap">
          <span
            draggable={!isDisabled}
            aria-hidden
            className={styles.dragHandle}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              // Firefox starts no drag without data.
              event.dataTransfer.setData('text/plain', rowLabel(row));
              setDragged(row);
            }}
            onDragEnd={endDrag}
          >
            <IconGripVertical size={16} />
          </span>
          {([-1, 1] as const).map((step) => (
            <ActionIcon
              key={step}
              variant="subtle"
              color="gray"
              data-move={`${rowKey(row)}:${step}`}
              aria-label={text(step < 0 ? 'list.moveUp' : 'list.moveDown', { name: rowLabel(row) })}
              disabled={isDisabled || siblings[index + step] === undefined}
              onClick={() => press(step)}
            >
              {step < 0 ? <IconArrowUp size={16} aria-hidden /> : <IconArrowDown size={16} aria-hidden />}
            </ActionIcon>
          ))}
        </Group>
      );
    },
  };
}
