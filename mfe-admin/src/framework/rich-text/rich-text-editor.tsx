import '@mantine/tiptap/styles.layer.css';
import { classNames } from '@fakos/shared-kit/ui/class-names';
import { Alert, Group, Text, Textarea } from '@mantine/core';
import { RichTextEditor as EditorFrame } from '@mantine/tiptap';
import { createDocument, type Editor, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useToasts } from '../toasts.tsx';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { createExtensions } from './editor-extensions.ts';
import { EditorToolbar, focusToolbar } from './editor-toolbar.tsx';
import { ImageDialog } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { listLostElements, listRemovedHtml } from './removed-html.ts';
import styles from './rich-text.module.css';
import type { RichTextInputProps } from './rich-text-field.tsx';
import { useRichTextText } from './rich-text-text.ts';
import { countWords, toReadingMinutes } from './text-length.ts';

interface RichTextEditorProps extends Omit<RichTextInputProps, 'label' | 'description' | 'error' | 'isRequired'> {
  readonly id: string;
  readonly 'aria-label': string;
  readonly isInvalid: boolean;
}

/** A value and the HTML that the editor writes for it unchanged, which may differ in form only. */
interface Loaded {
  readonly value: string;
  readonly html: string;
}

const SOURCE_ROWS = 12;
const noElements: readonly string[] = [];

/** The editor behind `RichTextInput`, with its toolbar, dialogs and notes below the text. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, value, onChange, lang, imageFolder = 'assets', isDisabled = false, isInvalid, maxLength } = props;
  const label = props['aria-label'];
  const text = useRichTextText();
  const toasts = useToasts();
  const [isSource, setSource] = useState(false);
  const [dialog, setDialog] = useState<'link' | 'image'>();
  const [lostElements, setLostElements] = useState(noElements);
  const loaded = useRef<Loaded>({ value: '', html: '' });
  /** The value that the editor shows, to distinguish its own changes from those of the form. */
  const shown = useRef('');
  const notesId = `${id}-notes`;

  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': notesId,
        'aria-invalid': String(isInvalid),
        ...(lang && { lang }),
      },
      transformPastedHTML: (html: string) => {
        const clean = cleanPastedHtml(html);
        if (clean.lostImages > 0) toasts.showError(text('lostImages', { count: clean.lostImages }));
        return clean.html;
      },
      handleKeyDown: (view: { dom: HTMLElement }, event: KeyboardEvent) => {
        if (!event.altKey || event.key !== 'F10') return false;
        focusToolbar(view.dom);
        return true;
      },
    }),
    [id, label, lang, isInvalid, notesId, text, toasts],
  );
  const editor = useEditor({
    extensions: useMemo(createExtensions, []),
    // The styles are in the style sheet: the content security policy blocks an injected one.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editable: !isDisabled,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      const html = toHtml(changed);
      const next = html === loaded.current.html ? loaded.current.value : html;
      if (next === shown.current) return;
      shown.current = next;
      setLostElements(noElements);
      onChange(next);
    },
  });

  useEffect(
    function showValue() {
      if (isSource || value === shown.current) return;
      shown.current = value;
      if (isSameText(editor, value)) {
        // The server writes the same text in another form; replacing it would move the cursor.
        loaded.current = { value, html: toHtml(editor) };
        return;
      }
      // Not part of the undo history.
      editor.chain().setMeta('addToHistory', false).setContent(value, { emitUpdate: false }).run();
      loaded.current = { value, html: toHtml(editor) };
      setLostElements(listLostElements(value, loaded.current.html));
    },
    [editor, value, isSource],
  );
  useEffect(
    function setEditable() {
      editor.setEditable(!isDisabled, false);
    },
    [editor, isDisabled],
  );

  function close() {
    setDialog(undefined);
    editor.commands.focus();
  }

  return (
    <>
      <EditorFrame
        editor={editor}
        withTypographyStyles={false}
        withCodeHighlightStyles={false}
        className={classNames(styles.frame, isInvalid && styles.invalid)}
      >
        <EditorToolbar
          editor={editor}
          label={text('toolbar', { label })}
          isSource={isSource}
          isDisabled={isDisabled}
          onToggleSource={() => setSource(!isSource)}
          onLink={() => setDialog('link')}
          onImage={() => setDialog('image')}
        />
        {isSource ? (
          <Textarea
            id={id}
            aria-label={label}
            aria-describedby={notesId}
            classNames={{ input: styles.source ?? '' }}
            value={value}
            disabled={isDisabled}
            spellCheck={false}
            autosize
            minRows={SOURCE_ROWS}
            maxRows={2 * SOURCE_ROWS}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        ) : (
          <EditorFrame.Content className={styles.content ?? ''} />
        )}
      </EditorFrame>
      <EditorNotes
        id={notesId}
        editor={editor}
        value={value}
        lostElements={isSource ? noElements : lostElements}
        maxLength={maxLength}
      />
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog === 'image' && <ImageDialog editor={editor} folder={imageFolder} onClose={close} />}
    </>
  );
}

interface EditorNotesProps {
  readonly id: string;
  readonly editor: Editor;
  readonly value: string;
  /** Elements that the first edit removes. */
  readonly lostElements: readonly string[];
  readonly maxLength: number | undefined;
}

/** The length of the text, and what of it will not be stored. */
function EditorNotes({ id, editor, value, lostElements, maxLength }: EditorNotesProps) {
  const text = useRichTextText();
  const words = useEditorState({ editor, selector: ({ editor: current }) => countWords(toText(current)) });
  const removed = useMemo(() => listRemovedHtml(value), [value]);
  const isTooLong = maxLength !== undefined && value.length > maxLength;
  return (
    <div id={id} className={styles.notes}>
      <Group gap="xs" justify="space-between">
        <Text size="xs" c="dimmed">
          {text('words', { count: words })}
          {words > 0 && ` · ${text('readingTime', { count: toReadingMinutes(words) })}`}
        </Text>
        {isTooLong && (
          <Text size="xs" c="red" role="alert">
            {text('tooLong', { max: maxLength })}
          </Text>
        )}
      </Group>
      {removed.length > 0 && (
        <Alert color="yellow" role="status" title={text('removedTitle')}>
          <ul className={styles.removed}>
            {removed.map(({ kind, name, count }) => (
              <li key={`${kind} ${name}`}>{text(`removed.${kind}`, { name, count })}</li>
            ))}
          </ul>
        </Alert>
      )}
      {lostElements.length > 0 && (
        <Alert color="yellow" role="status">
          {text('lostElements', { elements: lostElements.join(', ') })}
        </Alert>
      )}
    </div>
  );
}

/** The editor's HTML; empty for an empty text, and without the line that the editor adds to write below the last block. */
function toHtml(editor: Editor): string {
  return editor.getHTML().replace(/(?:<p><\/p>)+$/, '');
}

function isSameText(editor: Editor, html: string): boolean {
  const wanted = createDocument(html, editor.schema);
  const { doc } = editor.state;
  const last = doc.lastChild;
  const hasEmptyEnd = doc.childCount > wanted.childCount && last?.type.name === 'paragraph' && last.childCount === 0;
  return wanted.eq(hasEmptyEnd ? doc.cut(0, doc.content.size - last.nodeSize) : doc);
}

function toText(editor: Editor): string {
  return editor.state.doc.textBetween(0, editor.state.doc.content.size, ' ', ' ');
}
