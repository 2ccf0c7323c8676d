import { Text } from '@mantine/core';
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useEditorDialogs } from '../commands/editor-dialogs-context.ts';
import type { Commands } from '../commands/use-commands.ts';
import { useNodeLabel } from '../commands/use-node-label.ts';
import { useEditorText } from '../editor-text.ts';
import type { EditorNode, NodeKey } from '../model/editor-document.ts';
import { useEditorSession, useEditorState } from '../session/session-context.ts';
import { useStructure } from '../session/use-structure.ts';
import styles from './outline.module.css';
import { listRows, type OutlineRow } from './outline-rows.ts';
import { type GetRowLabel, Row, useRowActions } from './row.tsx';
import { getIndent } from './row-indent.ts';
import { useMoveMode } from './use-move-mode.ts';
import { useOutlineDrag } from './use-outline-drag.ts';

interface OutlineProps {
  readonly commands: Commands;
  /** Opens the fields of what is selected. */
  readonly onEdit: () => void;
}

const TYPE_AHEAD_MS = 700;

/** Sections, widgets and columns as a tree, which makes all commands available by keyboard. */
export function Outline({ commands, onEdit }: OutlineProps) {
  const text = useEditorText();
  const session = useEditorSession();
  const { openInsert, openRemoval } = useEditorDialogs();
  const page = useStructure();
  const selection = useEditorState((state) => state.selection);
  const moving = useEditorState((state) => state.moving?.key);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [activeColumn, setActiveColumn] = useState<string>();
  const tree = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const anchor = useRef<NodeKey>(undefined);
  const rows = useMemo(() => listRows(page, closed), [page, closed]);
  const getRowLabel = useRowLabel();
  const getRowText = (row: OutlineRow) => {
    const { document, language } = session.getState();
    return getRowLabel(row, document[language].nodes[row.key]);
  };
  const moveMode = useMoveMode();
  const { startDrag, setDropRef, drop } = useOutlineDrag({ tree, rows, commands, getLabel: getRowText });
  const typed = useRef({ text: '', at: 0 });
  const selected = selection.at(-1);
  const active = rows.find(({ id }) => id === activeColumn) ?? rows.find(({ id }) => id === selected) ?? rows[0];

  const focusRow = useCallback((row: OutlineRow | undefined) => {
    if (!row) return;
    tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.id)}"]`)?.focus();
  }, []);

  const activate = useCallback(
    (row: OutlineRow | undefined, isExtending = false) => {
      if (!row) return;
      setActiveColumn(row.kind === 'column' ? row.id : undefined);
      if (row.kind === 'column') session.select([row.key]);
      else if (!isExtending) {
        anchor.current = row.key;
        session.select([row.key]);
      } else {
        const keys = rows.filter(({ kind }) => kind !== 'column').map(({ key }) => key);
        const [from, to] = [keys.indexOf(anchor.current ?? row.key), keys.indexOf(row.key)];
        const range = keys.slice(Math.min(from, to), Math.max(from, to) + 1);
        session.select(from > to ? range.toReversed() : range);
      }
      focusRow(row);
    },
    [session, rows, focusRow],
  );

  useEffect(
    function openParents() {
      if (selected === undefined || rows.some(({ key }) => key === selected)) return;
      setClosed((current) => (current.size === 0 ? current : new Set()));
    },
    [selected, rows],
  );

  useEffect(
    function keepFocusOnSelection() {
      // After a move, an undo or an insertion by keyboard the row is another element.
      if (!tree.current?.dataset.focused) return;
      focusRow(rows.find(({ id }) => id === (activeColumn ?? selected)));
    },
    [rows, selected, activeColumn, focusRow],
  );

  const setOpen = (row: OutlineRow, isOpen: boolean) =>
    setClosed((current) => {
      const next = new Set(current);
      if (isOpen) next.delete(row.id);
      else next.add(row.id);
      return next;
    });

  const actions = useRowActions({
    onToggle: (row) => setOpen(row, !row.isOpen),
    onPick: (row, event) => {
      if ((event.ctrlKey || event.metaKey) && row.kind !== 'column') {
        session.select(
          selection.includes(row.key) ? selection.filter((key) => key !== row.key) : [...selection, row.key],
        );
      } else activate(row, event.shiftKey);
    },
    onEdit,
  });

  function handleKeyDown(event: KeyboardEvent) {
    if (!active) return;
    if (moveMode.handleKey(event)) return claim(event);
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const index = rows.indexOf(active);
    const isNode = active.kind !== 'column';
    if (key === 'ArrowDown') activate(rows[index + 1], shiftKey);
    else if (key === 'ArrowUp') activate(rows[index - 1], shiftKey);
    else if (key === 'Home') activate(rows[0], shiftKey);
    else if (key === 'End') activate(rows.at(-1), shiftKey);
    else if (key === 'ArrowRight') {
      if (active.isOpen === false) setOpen(active, true);
      else if (active.isOpen) activate(rows[index + 1]);
    } else if (key === 'ArrowLeft') {
      if (active.isOpen) setOpen(active, false);
      else activate(rows.find(({ id }) => id === active.parentId));
    } else if (key === 'Enter') {
      if (selection.length === 0) activate(active);
      onEdit();
    } else if (key === ' ' && isNode) moveMode.start(active.key);
    else if (key === '/') openInsert();
    else if ((key === 'Delete' || key === 'Backspace') && isNode) openRemoval();
    else if (!findTyped(key, index)) return;
    claim(event);
  }

  /** Goes to the next row whose name starts with the letters typed so far. */
  function findTyped(key: string, index: number): boolean {
    if (key.length !== 1) return false;
    const now = Date.now();
    typed.current = { text: (now - typed.current.at < TYPE_AHEAD_MS ? typed.current.text : '') + key, at: now };
    const start = typed.current.text.toLocaleLowerCase();
    const offset = typed.current.text.length === 1 ? 1 : 0;
    const order = [...rows.slice(index + offset), ...rows.slice(0, index + offset)];
    activate(order.find((row) => getRowText(row).toLocaleLowerCase().startsWith(start)));
    return true;
  }

  const grip = text('canvas.drag');
  if (rows.length === 0) {
    return (
      <Text size="sm" c="dimmed" p="md">
        {text('outline.empty')}
      </Text>
    );
  }
  return (
    <>
      <Text id={hintId} size="xs" c="dimmed" px="sm" py="xs">
        {text('outline.hint')}
      </Text>
      <div
        ref={(element) => {
          tree.current = element;
          setDropRef(element);
        }}
        role="tree"
        aria-label={text('outline.title')}
        aria-describedby={hintId}
        aria-multiselectable="true"
        className={styles.tree}
        onKeyDown={handleKeyDown}
        onPointerDown={startDrag}
        onFocus={(event) => {
          event.currentTarget.dataset.focused = 'true';
        }}
        onBlur={(event) => {
          // A removed row loses the focus without another element getting it.
          if (event.relatedTarget) delete event.currentTarget.dataset.focused;
        }}
      >
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            getLabel={getRowLabel}
            type={getType(page.nodes[row.key])}
            isActive={row === active}
            isSelected={row.kind !== 'column' && selection.includes(row.key)}
            isMoving={row.key === moving && row.kind !== 'column'}
            grip={grip}
            actions={actions}
          />
        ))}
        {drop && (
          <div
            className={styles.dropLine}
            role="presentation"
            data-drop-line
            style={{ insetBlockStart: drop.top, insetInlineStart: getIndent(drop.level) }}
          />
        )}
      </div>
    </>
  );
}

const getType = (node: EditorNode | undefined) => (node?.kind === 'widget' ? node.type : '');

function useRowLabel(): GetRowLabel {
  const { getLabel, getColumnLabel } = useNodeLabel();
  return useCallback(
    ({ kind, list }, node) => (kind === 'column' ? getColumnLabel(node, list ?? '') : getLabel(node)),
    [getLabel, getColumnLabel],
  );
}

function claim(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
