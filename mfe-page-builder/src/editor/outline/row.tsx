import { IconChevronDown, IconChevronRight, IconColumns2, IconGripVertical, IconLayoutRows } from '@tabler/icons-react';
import { type MouseEvent, memo, useLayoutEffect, useMemo, useRef } from 'react';
import { EntryIcon } from '../library/entry-icon.tsx';
import type { EditorNode } from '../model/editor-document.ts';
import { useEditorState } from '../session/session-context.ts';
import styles from './outline.module.css';
import type { OutlineRow } from './outline-rows.ts';
import { getIndent } from './row-indent.ts';

const ICON_SIZE = 16;

/** Name of a row, given the section or widget that it belongs to. */
export type GetRowLabel = (row: OutlineRow, node: EditorNode | undefined) => string;

interface RowProps {
  row: OutlineRow;
  getLabel: GetRowLabel;
  /** Type of the widget. */
  type: string;
  isActive: boolean;
  isSelected: boolean;
  isMoving: boolean;
  /** Title of the grip. */
  grip: string;
  actions: RowActions;
}

/** Called by the rows, which do not render again for newer functions. */
export interface RowActions {
  readonly onToggle: (row: OutlineRow) => void;
  readonly onPick: (row: OutlineRow, event: MouseEvent) => void;
  readonly onEdit: () => void;
}

/** The newest of functions behind functions that stay the same. */
export function useRowActions(newest: RowActions): RowActions {
  const current = useRef(newest);
  useLayoutEffect(function updateActions() {
    current.current = newest;
  });
  return useMemo(
    () => ({
      onToggle: (row) => current.current.onToggle(row),
      onPick: (row, event) => current.current.onPick(row, event),
      onEdit: () => current.current.onEdit(),
    }),
    [],
  );
}

/** Renders again only for a change of its own: typing into one widget renders one row of hundreds. */
export const Row = memo(RowView, ({ row: before, ...old }, { row: after, ...next }) => {
  const names = Object.keys(next) as (keyof typeof next)[];
  const parts = Object.keys(after) as (keyof OutlineRow)[];
  return names.every((name) => old[name] === next[name]) && parts.every((part) => before[part] === after[part]);
});

function RowView({ row, getLabel, type, isActive, isSelected, isMoving, grip, actions }: RowProps) {
  const node = useEditorState(({ document, language }) => document[language].nodes[row.key]);
  const Chevron = row.isOpen ? IconChevronDown : IconChevronRight;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys
    <div
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.size}
      aria-expanded={row.isOpen}
      aria-selected={isSelected}
      tabIndex={isActive ? 0 : -1}
      data-row={row.id}
      data-kind={row.kind}
      data-moving={isMoving || undefined}
      className={styles.row}
      style={{ paddingInlineStart: getIndent(row.level) }}
      onClick={(event) => actions.onPick(row, event)}
      onDoubleClick={actions.onEdit}
    >
      <span
        className={styles.toggle}
        aria-hidden
        onClick={(event) => {
          if (row.isOpen === undefined) return;
          event.stopPropagation();
          actions.onToggle(row);
        }}
      >
        {row.isOpen !== undefined && <Chevron size={ICON_SIZE} />}
      </span>
      <span className={styles.icon}>
        {row.kind === 'section' && <IconLayoutRows size={ICON_SIZE} aria-hidden />}
        {row.kind === 'column' && <IconColumns2 size={ICON_SIZE} aria-hidden />}
        {row.kind === 'widget' && <EntryIcon type={type} size={ICON_SIZE} />}
      </span>
      <span className={styles.label}>{getLabel(row, node)}</span>
      {row.kind !== 'column' && (
        // For the mouse and touch: the keyboard moves rows with the arrows.
        <span className={styles.grip} data-grip aria-hidden title={grip}>
          <IconGripVertical size={ICON_SIZE} aria-hidden />
        </span>
      )}
    </div>
  );
}
