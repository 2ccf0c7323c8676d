import { useDraggable } from '@dnd-kit/core';
import { ActionIcon } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconGripVertical,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { memo } from 'react';
import { useCommandsContext } from '../../commands/commands-context.ts';
import { useEditorDialogs } from '../../commands/editor-dialogs-context.ts';
import { useNodeLabel } from '../../commands/use-node-label.ts';
import type { DragData } from '../../drag-data.ts';
import { useEditorText } from '../../editor-text.ts';
import { getList } from '../../model/convert.ts';
import type { LanguageDocument, NodeKey } from '../../model/editor-document.ts';
import { findPlace } from '../../model/queries.ts';
import { useEditorState } from '../../session/session-context.ts';
import type { Box } from '../canvas-geometry.ts';
import styles from './canvas-overlay.module.css';

interface SelectionToolbarProps {
  readonly selectedKey: NodeKey;
  /** Of the selected section or widget, in the viewport's pixels. */
  readonly box: Box;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly onEdit: () => void;
}

const HEIGHT = 36;
const WIDTH = 300;
const GAP = 6;
const ICON_SIZE = 16;

/** Name and controls of what is selected: drag, add, edit, duplicate, move and delete. */
export function SelectionToolbar({ selectedKey, box, viewport, onEdit }: SelectionToolbarProps) {
  const text = useEditorText();
  const node = useEditorState(({ document, language }) => document[language].nodes[selectedKey]);
  const { getLabel } = useNodeLabel();
  const label = getLabel(node);
  const data: DragData = { kind: 'widget', key: selectedKey, label };
  const { setNodeRef, listeners } = useDraggable({ id: `selected ${selectedKey}`, data });
  if (!node) return null;
  const top = findTop(box, viewport.height);
  const left = Math.max(GAP, Math.min(box.left, viewport.width - WIDTH - GAP));
  return (
    <div
      role="toolbar"
      aria-label={text('canvas.controls', { name: label })}
      className={styles.toolbar}
      style={{ insetBlockStart: top, insetInlineStart: left }}
    >
      {node.kind === 'widget' && (
        // Only for the mouse and touch: the keyboard moves widgets in the outline.
        <span ref={setNodeRef} {...listeners} className={styles.handle} title={text('canvas.drag')}>
          <IconGripVertical size={ICON_SIZE} aria-hidden />
        </span>
      )}
      <span className={styles.name}>{label}</span>
      <Actions selectedKey={selectedKey} onEdit={onEdit} />
    </div>
  );
}

/** Renders again only when the selection or its place changes: the toolbar follows each movement of the page. */
const Actions = memo(function Actions({ selectedKey, onEdit }: Pick<SelectionToolbarProps, 'selectedKey' | 'onEdit'>) {
  const text = useEditorText();
  const commands = useCommandsContext();
  const { openInsert, openRemoval } = useEditorDialogs();
  const isFirst = useEditorState(({ document, language }) => getEnds(document[language], selectedKey).isFirst);
  const isLast = useEditorState(({ document, language }) => getEnds(document[language], selectedKey).isLast);
  const actions = [
    { name: 'add', Icon: IconPlus, run: openInsert },
    { name: 'edit', Icon: IconPencil, run: onEdit },
    { name: 'duplicate', Icon: IconCopy, run: () => commands.duplicate() },
    { name: 'moveUp', Icon: IconArrowUp, run: () => commands.moveBy(selectedKey, -1), disabled: isFirst },
    { name: 'moveDown', Icon: IconArrowDown, run: () => commands.moveBy(selectedKey, 1), disabled: isLast },
    { name: 'delete', Icon: IconTrash, run: openRemoval },
  ] as const;
  return actions.map(({ name, Icon, run, ...action }) => (
    <ActionIcon
      key={name}
      variant="subtle"
      color={name === 'delete' ? 'red' : 'gray'}
      aria-label={text(`canvas.actions.${name}`)}
      title={text(`canvas.actions.${name}`)}
      disabled={'disabled' in action && action.disabled}
      onClick={run}
    >
      <Icon size={ICON_SIZE} aria-hidden />
    </ActionIcon>
  ));
});

/** Above the selection, else below it, else inside the upper edge of what is visible. */
function findTop(box: Box, height: number): number {
  const above = box.top - HEIGHT - GAP;
  if (above >= 0) return Math.min(above, height - HEIGHT - GAP);
  const below = box.bottom + GAP;
  return below + HEIGHT <= height ? Math.max(GAP, below) : GAP;
}

function getEnds(page: LanguageDocument, key: NodeKey): { isFirst: boolean; isLast: boolean } {
  const place = findPlace(page, key);
  const siblings = place ? getList(page.nodes[place.parent], place.list) : page.sections;
  return { isFirst: siblings[0] === key, isLast: siblings.at(-1) === key };
}
