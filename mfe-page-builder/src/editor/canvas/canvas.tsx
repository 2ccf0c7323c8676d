import { Loader, VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { AuditCanvas } from '../checks/rendered-checks.tsx';
import { useEditorText } from '../editor-text.ts';
import type { NodeKey } from '../model/editor-document.ts';
import { useEditorSession, useEditorState } from '../session/session-context.ts';
import { useStructure } from '../session/use-structure.ts';
import styles from './canvas.module.css';
import { CANVAS_PATH, type CanvasFrame } from './canvas-connection.ts';
import { findNodeAt } from './canvas-geometry.ts';
import { CanvasOverlay } from './overlay/canvas-overlay.tsx';
import { TextEditor } from './text-editing/text-editor.tsx';
import { type TextEditing, useEditedText } from './text-editing/use-edited-text.ts';
import { type ReadyFrame, useFrame } from './use-frame.ts';

/** What the editor asks of its canvas. */
export interface CanvasHandle {
  /** Edits the first text of what is selected in its place, once the page is rendered; false without one. */
  readonly editText: () => boolean;
}

interface CanvasProps {
  readonly ref?: Ref<CanvasHandle>;
  /** Width of the page in pixels; it is scaled to the space that there is. */
  readonly width: number;
  /** Called with the check of the rendered page once there is one, and with undefined before. */
  readonly onAudit: (audit: AuditCanvas | undefined) => void;
  /** Opens the fields of what is selected. */
  readonly onEdit: () => void;
  /** Takes the focus that a click gave to the frame, which handles no keys. */
  readonly onFocus: () => void;
  /** Returns the focus to what is selected after its text was edited. */
  readonly onLeaveText: () => void;
}

/** The edited page in a frame of this site at a device's width, with the controls of what is selected above it. */
export function Canvas({ ref, width, onAudit, onEdit, onFocus, onLeaveText }: CanvasProps) {
  const text = useEditorText();
  const language = useEditorState((state) => state.language);
  const frame = useRef<CanvasFrame>(null);
  const { ref: viewport, width: available, height } = useElementSize();
  const scale = available > 0 ? Math.min(1, available / width) : 1;
  const { connect, ready, tick } = useFrame(frame, language);
  const { edited, start, isLoading, stop } = useEditedText(ready);
  const hovered = usePointer(ready, { start, onEdit, onFocus });
  useScrollToSelection(ready);
  useEffect(
    function offerAudit() {
      onAudit(ready?.audit);
      return () => onAudit(undefined);
    },
    [ready, onAudit],
  );
  const [isTextWanted, setTextWanted] = useState(false);
  useImperativeHandle(
    ref,
    () => ({
      editText() {
        if (ready && !isLoading()) return start();
        setTextWanted(true);
        return true;
      },
    }),
    [ready, start, isLoading],
  );
  useEffect(
    function editWantedText() {
      if (!ready || !isTextWanted || isLoading()) return;
      setTextWanted(false);
      if (!start()) onEdit();
    },
    // Tried again whenever the frame has changed.
    [ready, tick, isTextWanted, start, isLoading, onEdit],
  );

  const offset = Math.max(0, (available - width * scale) / 2);
  return (
    <div ref={viewport} className={styles.viewport}>
      {!ready && (
        <div className={styles.waiting} role="status">
          <Loader aria-hidden />
          <VisuallyHidden>{text('canvas.loading')}</VisuallyHidden>
        </div>
      )}
      <iframe
        key={language}
        ref={connect}
        title={text('canvas.frame')}
        tabIndex={-1}
        src={`${CANVAS_PATH}?lang=${language}`}
        className={styles.frame}
        data-ready={ready !== undefined}
        style={{
          inlineSize: width,
          blockSize: height / scale,
          transform: `scale(${scale})`,
          insetInlineStart: offset,
        }}
      />
      {ready && (
        <CanvasOverlay {...{ ready, tick, scale, offset, hovered, onEdit }} viewport={{ width: available, height }} />
      )}
      {ready && edited && (
        <TextEditor
          key={`${edited.key} ${JSON.stringify(edited.address)}`}
          {...{ ready, edited, scale, offset }}
          viewport={{ width: available, height }}
          onStop={stop}
          onLeave={onLeaveText}
        />
      )}
    </div>
  );
}

/** Selects with the mouse what the frame shows; its content is inert, so that its links and forms do nothing. */
function usePointer(
  ready: ReadyFrame | undefined,
  { start, onEdit, onFocus }: Pick<TextEditing, 'start'> & Pick<CanvasProps, 'onEdit' | 'onFocus'>,
): NodeKey | undefined {
  const session = useEditorSession();
  const [hovered, setHovered] = useState<NodeKey>();

  useEffect(
    function selectWithMouse() {
      if (!ready) return;
      const { document } = ready;
      const find = ({ clientX, clientY }: MouseEvent) => findNodeAt(document, clientX, clientY);
      const select = (event: MouseEvent) => {
        event.preventDefault();
        onFocus();
        const key = find(event);
        const { selection } = session.getState();
        if (key === undefined) session.select([]);
        else if (event.shiftKey || event.ctrlKey || event.metaKey)
          session.select(selection.includes(key) ? selection.filter((other) => other !== key) : [...selection, key]);
        else session.select([key]);
      };
      const edit = ({ clientX: x, clientY: y }: MouseEvent) => {
        if (!start({ x, y })) onEdit();
      };
      let frame = 0;
      const hover = (event: MouseEvent) => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => setHovered(find(event)));
      };
      const leave = () => {
        cancelAnimationFrame(frame);
        setHovered(undefined);
      };
      document.addEventListener('click', select);
      document.addEventListener('dblclick', edit);
      document.addEventListener('mousemove', hover);
      document.documentElement.addEventListener('mouseleave', leave);
      return () => {
        cancelAnimationFrame(frame);
        document.removeEventListener('click', select);
        document.removeEventListener('dblclick', edit);
        document.removeEventListener('mousemove', hover);
        document.documentElement.removeEventListener('mouseleave', leave);
      };
    },
    [ready, session, start, onEdit, onFocus],
  );
  return hovered;
}

/** Scrolls the frame to what is selected, unless it is visible. */
function useScrollToSelection(ready: ReadyFrame | undefined): void {
  const selected = useEditorState(({ selection }) => selection.at(-1));
  const structure = useStructure();

  useEffect(
    function scrollToSelection() {
      if (!ready || selected === undefined) return;
      const element = ready.document.querySelector(`[data-node-key="${CSS.escape(selected)}"] > *`);
      const box = element?.getBoundingClientRect();
      const isVisible = box && box.top < ready.window.innerHeight && box.bottom > 0;
      if (!isVisible) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
    // The moved widget is scrolled to in its new place.
    [ready, selected, structure],
  );
}
