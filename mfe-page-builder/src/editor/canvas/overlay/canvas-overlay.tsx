import { type Active, useDndMonitor, useDroppable } from '@dnd-kit/core';
import { useRef, useState } from 'react';
import { useCommandsContext } from '../../commands/commands-context.ts';
import { useNodeLabel } from '../../commands/use-node-label.ts';
import { type DragData, listDraggedWidgets } from '../../drag-data.ts';
import { useDragPointer } from '../../drag-pointer.ts';
import type { NodeKey } from '../../model/editor-document.ts';
import { countLevels } from '../../model/queries.ts';
import { useEditorSession, useEditorState } from '../../session/session-context.ts';
import { type Box, type DropPlace, findDropPlace, measureNode } from '../canvas-geometry.ts';
import type { ReadyFrame } from '../use-frame.ts';
import styles from './canvas-overlay.module.css';
import { ChangeMarks } from './change-marks.tsx';
import { SelectionToolbar } from './selection-toolbar.tsx';

interface CanvasOverlayProps {
  readonly ready: ReadyFrame;
  /** Changes whenever something in the frame may have moved. */
  readonly tick: number;
  readonly scale: number;
  /** Distance of the frame from the start of the viewport, in pixels. */
  readonly offset: number;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hovered: NodeKey | undefined;
  readonly onEdit: () => void;
}

/** Outlines, controls and drop places above the frame, in the editor's own document. */
export function CanvasOverlay({ ready, scale, offset, viewport, hovered, onEdit }: CanvasOverlayProps) {
  const selection = useEditorState((state) => state.selection);
  const hoveredNode = useEditorState(({ document, language }) => document[language].nodes[hovered ?? '']);
  const isComparing = useEditorState(({ compared }) => compared !== undefined);
  const { getLabel } = useNodeLabel();
  const root = useRef<HTMLDivElement>(null);
  const { drop, isDragging } = useDrop(ready, root, { scale, offset });
  const { setNodeRef } = useDroppable({ id: 'canvas' });
  const toStyle = (box: Box) => ({
    insetInlineStart: offset + box.left * scale,
    insetBlockStart: box.top * scale,
    inlineSize: (box.right - box.left) * scale,
    blockSize: (box.bottom - box.top) * scale,
  });
  const measured = selection.map((key) => ({ key, box: measureNode(ready.document, key) }));
  const last = measured.at(-1);
  const hoveredBox =
    hovered === undefined || selection.includes(hovered) ? undefined : measureNode(ready.document, hovered);
  return (
    <div
      ref={(element) => {
        root.current = element;
        setNodeRef(element);
      }}
      className={styles.overlay}
      data-dragging={isDragging || undefined}
    >
      {isComparing && !isDragging && (
        <ChangeMarks
          getStyle={(key) => {
            const box = measureNode(ready.document, key);
            return box && toStyle(box);
          }}
        />
      )}
      {hoveredBox && !isDragging && (
        <div className={styles.hovered} style={toStyle(hoveredBox)}>
          <span className={styles.tag}>{getLabel(hoveredNode)}</span>
        </div>
      )}
      {measured.map(
        ({ key, box }) => box && <div key={key} className={styles.selected} style={toStyle(box)} data-outlined={key} />,
      )}
      {last?.box && !isDragging && (
        <SelectionToolbar
          selectedKey={last.key}
          onEdit={onEdit}
          box={{
            left: offset + last.box.left * scale,
            right: offset + last.box.right * scale,
            top: last.box.top * scale,
            bottom: last.box.bottom * scale,
          }}
          viewport={viewport}
        />
      )}
      {drop && <div className={styles.dropLine} style={toStyle(drop.line)} />}
    </div>
  );
}

/** Distance from the frame's edge, in pixels, from which it scrolls during a drag. */
const SCROLL_EDGE = 48;
const SCROLL_STEP = 24;

/** Follows a drag above the frame and carries it out where it ends. */
function useDrop(
  { document, window: frameWindow }: ReadyFrame,
  root: { readonly current: HTMLElement | null },
  { scale, offset }: { readonly scale: number; readonly offset: number },
) {
  const session = useEditorSession();
  const commands = useCommandsContext();
  const [drop, setDrop] = useState<DropPlace>();
  const [isDragging, setDragging] = useState(false);
  const pointer = useDragPointer();

  const stop = () => {
    setDragging(false);
    setDrop(undefined);
  };
  const find = ({ data: { current } }: Active): DropPlace | undefined => {
    const frame = root.current?.getBoundingClientRect();
    const data = current as DragData | undefined;
    // Sections are dragged in the outline.
    if (!frame || data?.kind === 'section') return undefined;
    const { x, y } = pointer.current;
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return undefined;
    const state = session.getState();
    const page = state.document[state.language];
    const keys = listDraggedWidgets(page, data, state.selection);
    const levels = Math.max(1, ...keys.map((key) => countLevels(page, key)));
    const point = { x: (x - frame.left - offset) / scale, y: (y - frame.top) / scale };
    return findDropPlace(document, page, point, { keys, levels });
  };
  const scrollAtEdges = () => {
    const frame = root.current?.getBoundingClientRect();
    const { x, y } = pointer.current;
    if (!frame || x < frame.left || x > frame.right) return;
    if (y >= frame.top && y < frame.top + SCROLL_EDGE) frameWindow.scrollBy(0, -SCROLL_STEP);
    if (y <= frame.bottom && y > frame.bottom - SCROLL_EDGE) frameWindow.scrollBy(0, SCROLL_STEP);
  };
  useDndMonitor({
    onDragStart: () => setDragging(true),
    onDragMove({ active }) {
      if ((active.data.current as DragData | undefined)?.kind !== 'section') scrollAtEdges();
      setDrop(find(active));
    },
    onDragEnd({ active }) {
      // The library reports a move after it has rendered, so the last one may be missing.
      const place = find(active);
      const data = active.data.current as DragData | undefined;
      stop();
      if (!data) return;
      if (data.kind === 'new-sections') {
        if (place) commands.insertTemplate(data.createSections(), { after: place.parent });
      } else if (place && data.kind === 'new-widget') commands.insertAt(place, data.type);
      else if (place) {
        const { document: edited, language, selection } = session.getState();
        commands.moveTo(listDraggedWidgets(edited[language], data, selection), place);
      }
    },
    onDragCancel: stop,
  });
  return { drop, isDragging };
}
