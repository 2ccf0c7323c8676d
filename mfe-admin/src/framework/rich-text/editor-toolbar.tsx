import { NativeSelect } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { Icon } from '@tabler/icons-react';
import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconCode,
  IconColumnInsertRight,
  IconColumnRemove,
  IconItalic,
  IconLine,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconRowInsertBottom,
  IconRowRemove,
  IconStrikethrough,
  IconTable,
  IconTableOff,
  IconUnderline,
  IconUnlink,
} from '@tabler/icons-react';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { useRef } from 'react';
import type el from '../../../locales/rich-text/el.json';
import type { Alignment } from './alignment.ts';
import { type HeadingLevel, headingLevels } from './editor-extensions.ts';
import styles from './rich-text.module.css';
import { useRichTextText } from './rich-text-text.ts';
import { useRovingFocus } from './use-roving-focus.ts';

type ControlKey = keyof (typeof el)['controls'];

interface Control {
  readonly key: ControlKey;
  readonly icon: Icon;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  /** Name of the mark or node that the control switches on and off. */
  readonly active?: string;
}

const marks: readonly Control[] = [
  { key: 'bold', icon: IconBold, active: 'bold', run: (chain) => chain.toggleBold() },
  { key: 'italic', icon: IconItalic, active: 'italic', run: (chain) => chain.toggleItalic() },
  { key: 'underline', icon: IconUnderline, active: 'underline', run: (chain) => chain.toggleUnderline() },
  { key: 'strike', icon: IconStrikethrough, active: 'strike', run: (chain) => chain.toggleStrike() },
  { key: 'clear', icon: IconClearFormatting, run: (chain) => chain.unsetAllMarks() },
];

const blocks: readonly Control[] = [
  { key: 'bulletList', icon: IconList, active: 'bulletList', run: (chain) => chain.toggleBulletList() },
  { key: 'orderedList', icon: IconListNumbers, active: 'orderedList', run: (chain) => chain.toggleOrderedList() },
  { key: 'quote', icon: IconBlockquote, active: 'blockquote', run: (chain) => chain.toggleBlockquote() },
  { key: 'line', icon: IconLine, run: (chain) => chain.setHorizontalRule() },
  {
    key: 'table',
    icon: IconTable,
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
];

const tableControls: readonly Control[] = [
  { key: 'addRow', icon: IconRowInsertBottom, run: (chain) => chain.addRowAfter() },
  { key: 'deleteRow', icon: IconRowRemove, run: (chain) => chain.deleteRow() },
  { key: 'addColumn', icon: IconColumnInsertRight, run: (chain) => chain.addColumnAfter() },
  { key: 'deleteColumn', icon: IconColumnRemove, run: (chain) => chain.deleteColumn() },
  { key: 'deleteTable', icon: IconTableOff, run: (chain) => chain.deleteTable() },
];

const alignControls: readonly { key: ControlKey; icon: Icon; alignment: Alignment | null }[] = [
  { key: 'alignLeft', icon: IconAlignLeft, alignment: null },
  { key: 'alignCenter', icon: IconAlignCenter, alignment: 'center' },
  { key: 'alignRight', icon: IconAlignRight, alignment: 'right' },
];

const TOOLBAR = '[role="toolbar"]';

/** Moves the focus from the text to the toolbar of its editor. */
export function focusToolbar(content: HTMLElement): void {
  const frame = content.closest(`.${CSS.escape(styles.frame ?? '')}`);
  frame?.querySelector<HTMLElement>(`${TOOLBAR} [tabindex="0"]`)?.focus();
}

interface EditorToolbarProps {
  readonly editor: Editor;
  readonly label: string;
  /** Whether the text is shown as HTML, which has no formatting controls. */
  readonly isSource: boolean;
  readonly isDisabled: boolean;
  readonly onToggleSource: () => void;
  readonly onLink: () => void;
  readonly onImage: () => void;
}

/** Formatting controls: one stop of the Tab key, between which the arrow keys move. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { editor, label, isSource, isDisabled, onToggleSource, onLink, onImage } = props;
  const text = useRichTextText();
  const container = useRef<HTMLDivElement>(null);
  const state = useToolbarState(editor);
  const isOff = isDisabled || isSource;
  useRovingFocus(container);

  const renderControl = ({ key, icon, active, run }: Control) => (
    <ToolbarButton
      key={key}
      label={text(`controls.${key}`)}
      icon={icon}
      isActive={active !== undefined && state.active.includes(active)}
      isDisabled={isOff}
      onClick={() => run(editor.chain().focus()).run()}
    />
  );

  return (
    <RichTextEditor.Toolbar ref={container} role="toolbar" aria-label={label} className={styles.toolbar ?? ''}>
      <NativeSelect
        size="xs"
        aria-label={text('block')}
        value={state.level}
        disabled={isOff}
        data={[
          { value: '0', label: text('paragraph') },
          ...headingLevels.map((level) => ({
            value: String(level),
            label: text('heading', { level: level - 1 }),
          })),
        ]}
        onChange={(event) => setBlock(editor, Number(event.currentTarget.value))}
      />
      <RichTextEditor.ControlsGroup>{marks.map(renderControl)}</RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <ToolbarButton
          label={text('controls.link')}
          icon={IconLink}
          isActive={state.active.includes('link')}
          isDisabled={isOff}
          onClick={onLink}
        />
        {state.active.includes('link') && renderControl(unlink)}
        <ToolbarButton
          label={text('controls.image')}
          icon={IconPhoto}
          isActive={state.active.includes('image')}
          isDisabled={isOff}
          onClick={onImage}
        />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>{blocks.map(renderControl)}</RichTextEditor.ControlsGroup>
      {state.active.includes('table') && (
        <RichTextEditor.ControlsGroup>{tableControls.map(renderControl)}</RichTextEditor.ControlsGroup>
      )}
      <RichTextEditor.ControlsGroup>
        {alignControls.map(({ key, icon, alignment }) => (
          <ToolbarButton
            key={key}
            label={text(`controls.${key}`)}
            icon={icon}
            isActive={state.alignment === alignment}
            isDisabled={isOff}
            onClick={() => {
              const chain = editor.chain().focus();
              (alignment === null ? chain.unsetTextAlign() : chain.setTextAlign(alignment)).run();
            }}
          />
        ))}
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <ToolbarButton
          label={text('controls.undo')}
          icon={IconArrowBackUp}
          isDisabled={isOff || !state.canUndo}
          onClick={() => editor.chain().focus().undo().run()}
        />
        <ToolbarButton
          label={text('controls.redo')}
          icon={IconArrowForwardUp}
          isDisabled={isOff || !state.canRedo}
          onClick={() => editor.chain().focus().redo().run()}
        />
        <ToolbarButton
          label={text('controls.source')}
          icon={IconCode}
          isActive={isSource}
          isDisabled={isDisabled}
          onClick={onToggleSource}
        />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}

const unlink: Control = {
  key: 'unlink',
  icon: IconUnlink,
  run: (chain) => chain.extendMarkRange('link').unsetLink(),
};

interface ToolbarButtonProps {
  readonly label: string;
  readonly icon: Icon;
  readonly isActive?: boolean;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

function ToolbarButton({ label, icon: ButtonIcon, isActive = false, isDisabled, onClick }: ToolbarButtonProps) {
  return (
    <RichTextEditor.Control
      aria-label={label}
      title={label}
      active={isActive}
      disabled={isDisabled}
      className={styles.control ?? ''}
      onClick={onClick}
    >
      <ButtonIcon size={16} stroke={1.75} aria-hidden />
    </RichTextEditor.Control>
  );
}

const SWITCHED = ['bold', 'italic', 'underline', 'strike', 'link', 'image', 'table'];

function useToolbarState(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const names = [...SWITCHED, ...blocks.flatMap(({ active }) => active ?? [])];
      const level = headingLevels.find((each) => current.isActive('heading', { level: each })) ?? 0;
      return {
        active: names
          .filter((name) => current.isActive(name))
          .join(' ')
          .split(' '),
        level: String(level),
        alignment:
          alignControls.find(({ alignment }) => alignment && current.isActive({ textAlign: alignment }))?.alignment ??
          null,
        canUndo: current.can().undo(),
        canRedo: current.can().redo(),
      };
    },
  });
}

function setBlock(editor: Editor, level: number) {
  const chain = editor.chain().focus();
  (level === 0 ? chain.setParagraph() : chain.setHeading({ level: level as HeadingLevel })).run();
}
