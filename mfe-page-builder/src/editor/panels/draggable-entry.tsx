import { useDraggable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import type { DragData } from '../drag-data.ts';
import styles from './structure-panel.module.css';

interface DraggableEntryProps {
  /** Unique among draggable elements. */
  readonly id: string;
  readonly type: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A widget of the library that can be dragged onto the page. Its button does the same without a mouse. */
export function DraggableEntry({ id, type, label, children }: DraggableEntryProps) {
  const data: DragData = { kind: 'new-widget', type, label };
  const { setNodeRef, listeners } = useDraggable({ id: `library ${id}`, data });
  return (
    <div ref={setNodeRef} className={styles.draggable} {...listeners}>
      {children}
    </div>
  );
}
