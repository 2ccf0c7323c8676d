import type { FieldDescriptions } from '@fakos/contracts/widgets/widget';
import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCommandsContext } from '../../commands/commands-context.ts';
import { useEditorText } from '../../editor-text.ts';
import { FieldTextsProvider, listItemTexts } from '../../fields/field-texts.ts';
import { useFieldLabels } from '../../fields/use-field-labels.ts';
import { useContributedTexts, useFindFields } from '../../library/contributed-widgets.tsx';
import type { EditorNode } from '../../model/editor-document.ts';
import { useEditorSession, useEditorState } from '../../session/session-context.ts';
import type { ReadyFrame } from '../use-frame.ts';
import {
  type EditableText,
  findEditableText,
  findTextField,
  getTextChanges,
  listEditableTexts,
} from './editable-texts.ts';
import { findTextElements } from './find-text-elements.ts';
import styles from './text-editor.module.css';
import { measureText, type TextLayout } from './text-layout.ts';
import type { EditedText } from './use-edited-text.ts';

interface TextEditorProps {
  readonly ready: ReadyFrame;
  readonly edited: EditedText;
  readonly scale: number;
  /** Distance of the frame from the start of the viewport, in pixels. */
  readonly offset: number;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly onStop: () => void;
  /** Returns the focus to the structure after the keyboard ended the editing. */
  readonly onLeave: () => void;
}

/**
 * An input above a text of the canvas, at its place and in its typography. It is in the editor's own document: the page
 * below it renders the input, while the cursor, input methods and shortcuts are those of any field.
 */
export function TextEditor({ ready, edited, scale, offset, viewport, onStop, onLeave }: TextEditorProps) {
  const node = useEditorState(({ document, language }) => document[language].nodes[edited.key]);
  const findFields = useFindFields();
  const contributedTexts = useContributedTexts();
  const type = node?.kind === 'widget' ? node.type : '';
  const fields = findFields(type);
  const texts = node && fields ? listEditableTexts(fields, node.fields) : [];
  const text = findEditableText(texts, edited.address);
  const shown = useShownText(ready, edited, texts);

  useEffect(
    function stopWithoutText() {
      if (!text) onStop();
    },
    [text, onStop],
  );

  if (!node || !fields || !text || !shown) return null;
  const place = { node, fields, text, onStop, onLeave };
  const position = { insetInlineStart: offset + shown.left * scale, insetBlockStart: shown.top * scale };
  const labels = contributedTexts.get(type)?.fields;
  const { item, name } = text.address;
  return (
    <FieldTextsProvider value={labels && item ? listItemTexts(labels, name) : labels}>
      {text.kind === 'html' ? (
        <RichTextEditor {...place} layout={shown} position={position} scale={scale} viewport={viewport} />
      ) : (
        <PlainTextEditor
          {...place}
          style={{
            ...shown.style,
            ...position,
            inlineSize: shown.width,
            blockSize: shown.height,
            transform: `scale(${scale})`,
          }}
        />
      )}
    </FieldTextsProvider>
  );
}

interface EditedPlaceProps {
  readonly node: EditorNode;
  readonly fields: FieldDescriptions;
  readonly text: EditableText;
  readonly onStop: () => void;
  readonly onLeave: () => void;
}

function PlainTextEditor({
  node,
  fields,
  text: { address, kind, value },
  style,
  onStop,
  onLeave,
}: EditedPlaceProps & { readonly style: React.CSSProperties }) {
  const input = useRef<HTMLTextAreaElement>(null);
  const { label, language, change, restore } = useTextField(node, fields, address);

  useEffect(function selectAll() {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);

  function handleKeyDown(event: KeyboardEvent) {
    const { key, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
    // Enter and Escape belong to the input method while it composes.
    if (nativeEvent.isComposing) return;
    const isDone = key === 'Enter' && (kind === 'text' || shiftKey || ctrlKey || metaKey);
    if (!isDone && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') restore();
    onStop();
    onLeave();
  }

  return (
    <textarea
      ref={input}
      className={styles.plain}
      style={style}
      aria-label={label}
      lang={language}
      rows={1}
      value={value}
      onChange={({ currentTarget }) =>
        change(kind === 'text' ? currentTarget.value.replace(/[\r\n]+/g, ' ') : currentTarget.value)
      }
      onKeyDown={handleKeyDown}
      onBlur={onStop}
    />
  );
}

/** Space that the toolbar and the notes of the text editor need, and its least width, in pixels. */
const MIN_WIDTH = 420;
const MIN_HEIGHT = 320;

interface RichTextEditorProps extends EditedPlaceProps {
  readonly layout: TextLayout;
  readonly position: { readonly insetInlineStart: number; readonly insetBlockStart: number };
  readonly scale: number;
  readonly viewport: { readonly width: number; readonly height: number };
}

/** A text with formatting in the back office's text editor, above its place on the page. */
function RichTextEditor({
  node,
  fields,
  text: { address, value },
  layout,
  position,
  scale,
  viewport,
  onStop,
  onLeave,
}: RichTextEditorProps) {
  const root = useRef<HTMLElement>(null);
  const { label, language, change } = useTextField(node, fields, address);
  const { fills } = useRemoteHost();
  const hasEditor = fills('staff.rich-text').length > 0;

  useFocusWhenLoaded(root);

  const width = Math.min(Math.max(layout.width * scale, MIN_WIDTH), viewport.width);
  return (
    <section
      ref={root}
      aria-label={label}
      className={styles.rich}
      style={{
        inlineSize: width,
        insetInlineStart: Math.max(0, Math.min(position.insetInlineStart, viewport.width - width)),
        insetBlockStart: Math.max(0, Math.min(position.insetBlockStart, viewport.height - MIN_HEIGHT)),
        maxBlockSize: viewport.height,
      }}
      onKeyDown={(event) => {
        const { key, target, currentTarget, nativeEvent } = event;
        // The dialogs of the text editor are elsewhere in the document, and have an Escape of their own.
        if (key !== 'Escape' || nativeEvent.isComposing || !currentTarget.contains(target as Node)) return;
        event.stopPropagation();
        onStop();
        onLeave();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInDialog = relatedTarget instanceof Element && relatedTarget.closest('[role="dialog"]') !== null;
        if (relatedTarget && !currentTarget.contains(relatedTarget) && !isInDialog) onStop();
      }}
    >
      {hasEditor ? (
        <Slot name="staff.rich-text" label={label} value={value} onChange={change} language={language} />
      ) : (
        <textarea
          className={styles.source}
          aria-label={label}
          lang={language}
          value={value}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
    </section>
  );
}

const TEXT_INPUT = '[contenteditable="true"], textarea';

/** Focuses the text once its editor is there. */
function useFocusWhenLoaded(root: { readonly current: HTMLElement | null }): void {
  useEffect(
    function focusText() {
      const element = root.current;
      if (!element) return;
      const focus = () => {
        const input = element.querySelector<HTMLElement>(TEXT_INPUT);
        input?.focus({ preventScroll: true });
        return input !== null;
      };
      if (focus()) return;
      const observer = new MutationObserver(() => focus() && observer.disconnect());
      observer.observe(element, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
    [root],
  );
}

/** Name and changes of the field that holds a text. */
function useTextField(node: EditorNode, fields: FieldDescriptions, address: EditableText['address']) {
  const editorText = useEditorText();
  const session = useEditorSession();
  const commands = useCommandsContext();
  const { getFieldName } = useFieldLabels();
  const language = useEditorState((state) => state.language);
  const { key } = node;
  const field = findTextField(fields, address);
  const name = field ? getFieldName(address.item?.name ?? address.name, field) : address.name;
  const [start] = useState(() => ({ stored: node.fields, steps: session.getState().history.past.length }));

  return {
    language,
    label: editorText('canvas.textOf', { name }),
    change(value: string) {
      const current = session.getState().document[language].nodes[key];
      if (!current) return;
      for (const [changed, next] of Object.entries(getTextChanges(fields, current.fields, address, value)))
        commands.setField(key, changed, next);
    },
    /** Reverts the input; it can be redone. */
    restore() {
      while (session.getState().history.past.length > start.steps) session.undo();
      // Typing that was merged into an earlier step has no separate step.
      const name = address.name;
      if (session.getState().document[language].nodes[key]?.fields[name] !== start.stored[name])
        commands.setField(key, name, start.stored[name]);
    },
  };
}

/** Follows the text in the frame, and hides it there while its input shows it. */
function useShownText(
  { document }: ReadyFrame,
  { key, address }: EditedText,
  texts: readonly EditableText[],
): TextLayout | undefined {
  const [layout, setLayout] = useState<TextLayout>();
  const widget = document.querySelector(`[data-node-key="${CSS.escape(key)}"]`);
  const shown = widget ? findTextElements(widget, texts) : [];
  const found = findEditableText(shown, address);
  const element = shown.find((text) => text === found)?.element;
  const isPlain = found?.kind !== 'html';

  useLayoutEffect(
    function hideText() {
      if (!element || !isPlain) return;
      element.style.setProperty('-webkit-text-fill-color', 'transparent');
      return () => {
        element.style.removeProperty('-webkit-text-fill-color');
      };
    },
    [element, isPlain],
  );
  // An empty text has no element on the page; its input stays where it was.
  const measured = element ? measureText(element) : undefined;
  const latest = measured ?? layout;
  useLayoutEffect(function keepLayout() {
    if (measured && JSON.stringify(measured) !== JSON.stringify(layout)) setLayout(measured);
  });
  return latest;
}
