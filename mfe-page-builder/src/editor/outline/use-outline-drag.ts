import { type Active, useDndMonitor, useDraggable, useDroppable } from '@dnd-kit/core';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { useAnnounce } from '../commands/announcer.tsx';
import type { Commands } from '../commands/use-commands.ts';
import { useNodeLabel } from '../commands/use-node-label.ts';
import { type DragData, listDraggedWidgets } from '../drag-data.ts';
import { useDragPointer } from '../drag-pointer.ts';
import { useEditorText } from '../editor-text.ts';
import { getList } from '../model/convert.ts';
import type { NodeKey } from '../model/editor-document.ts';
import { useEditorSession } from '../session/session-context.ts';
import { findSectionDrop, findWidgetDrop, type SectionDrop, type WidgetDrop } from './outline-drops.ts';
import type { OutlineRow } from './outline-rows.ts';
import { FIRST_INDENT_REM, INDENT_REM } from './row-indent.ts';

/** Where the dragged part would be dropped, with the line that shows it, in pixels from the top of the tree. */
export type ShownDrop = (WidgetDrop | SectionDrop) & { readonly top: number };

interface OutlineDragOptions {
  readonly tree: RefObject<HTMLElement | null>;
  readonly rows: readonly OutlineRow[];
  readonly commands: Commands;
  readonly getLabel: (row: OutlineRow) => string;
}

/** Moving sections and widgets by dragging their rows; touch drags them by their grips, because it scrolls elsewhere. */
export function useOutlineDrag({ tree, rows, commands, getLabel }: OutlineDragOptions) {
  const session = useEditorSession();
  const text = useEditorText();
  const announce = useAnnounce();
  const { getListLabel } = useNodeLabel();
  const pointer = useDragPointer();
  const [pressed, setPressed] = useState<DragData>();
  const [drop, setDrop] = useState<ShownDrop>();
  const latest = useRef<ShownDrop>(undefined);
  const { listeners, setNodeRef } = useDraggable({ id: 'outline row', ...(pressed && { data: pressed }) });
  const { setNodeRef: setDropRef } = useDroppable({ id: 'outline' });

  function startDrag(event: PointerEvent) {
    const target = event.target as Element;
    const element = target.closest<HTMLElement>('[data-row]');
    const row = rows.find(({ id }) => id === element?.dataset.row);
    if (!element || !row || row.kind === 'column') return;
    if (event.pointerType === 'touch' && !target.closest('[data-grip]')) return;
    setNodeRef(element);
    setPressed({ kind: row.kind, key: row.key, label: getLabel(row) });
    listeners?.onPointerDown?.(event);
  }

  function show(found: WidgetDrop | SectionDrop | undefined) {
    const shown = found && { ...found, top: getGapTop(tree.current, rows, found.gap) };
    if (JSON.stringify(shown) === JSON.stringify(latest.current)) return;
    latest.current = shown;
    setDrop(shown);
    if (found) announce(describe(found));
  }

  function describe(found: WidgetDrop | SectionDrop): string {
    const { document, language, selection } = session.getState();
    const page = document[language];
    if ('index' in found) {
      return text('outline.sectionMovedTo', { position: found.index + 1, size: page.sections.length });
    }
    const keys = pressed?.kind === 'widget' ? listDraggedWidgets(page, pressed, selection) : [];
    const { place } = found;
    const list = getList(page.nodes[place.parent], place.list);
    const others = (part: readonly NodeKey[]) => part.filter((key) => !keys.includes(key)).length;
    return text('outline.movedTo', {
      place: getListLabel(page, place),
      position: others(list.slice(0, place.index)) + 1,
      size: others(list) + Math.max(1, keys.length),
    });
  }

  function findDrop({ data: { current } }: Active): WidgetDrop | SectionDrop | undefined {
    const data = current as DragData | undefined;
    const { document, language, selection } = session.getState();
    const page = document[language];
    const at = findGap(tree.current, rows, pointer.current);
    if (!data || !at) return undefined;
    if (data.kind === 'section') return findSectionDrop(page, rows, data.key, at.gap);
    if (data.kind !== 'widget') return undefined;
    return findWidgetDrop(page, rows, listDraggedWidgets(page, data, selection), at.gap, at.level);
  }

  useDndMonitor({
    onDragMove: ({ active }) => show(findDrop(active)),
    onDragEnd({ active }) {
      const data = active.data.current as DragData | undefined;
      // The library reports a move after it has rendered, so the last one may be missing.
      const found = findDrop(active);
      show(undefined);
      if (!found || !data) return;
      if (data.kind === 'section' && 'index' in found) return commands.moveSectionTo(data.key, found.index);
      const { document, language, selection } = session.getState();
      if (data.kind === 'widget' && 'place' in found)
        commands.moveTo(listDraggedWidgets(document[language], data, selection), found.place);
    },
    onDragCancel: () => show(undefined),
  });
  return { startDrag, setDropRef, drop };
}

const HALF = 0.5;

/** The gap between rows that a point of the window is nearest to, with the level at its distance from the edge. */
function findGap(
  tree: HTMLElement | null,
  rows: readonly OutlineRow[],
  { x, y }: { readonly x: number; readonly y: number },
): { gap: number; level: number } | undefined {
  const visible = tree?.parentElement?.getBoundingClientRect();
  if (!tree || !visible || x < visible.left || x > visible.right || y < visible.top) return undefined;
  const { left } = tree.getBoundingClientRect();
  const boxes = rows.map(({ id }) => findRow(tree, id)?.getBoundingClientRect());
  const gap = boxes.filter((box) => box && y > box.top + box.height * HALF).length;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const level = 1 + Math.floor(((x - left) / rem - FIRST_INDENT_REM) / INDENT_REM);
  return { gap, level: Math.max(1, level) };
}

function getGapTop(tree: HTMLElement | null, rows: readonly OutlineRow[], gap: number): number {
  const [above, below] = [rows[gap - 1], rows[gap]].map((row) => tree && row && findRow(tree, row.id));
  return below?.offsetTop ?? (above ? above.offsetTop + above.offsetHeight : 0);
}

function findRow(tree: HTMLElement, id: string): HTMLElement | null {
  return tree.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
}
