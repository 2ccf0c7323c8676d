import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useEditorSession } from '../session/session-context.ts';
import type { Commands } from './use-commands.ts';

interface KeyActions {
  readonly commands: Commands;
  readonly onInsert: () => void;
  readonly onRemove: () => void;
  /** Starts inline editing of a text in the selection. */
  readonly onEditText: () => void;
  readonly onSave: () => void;
}

/** Fields that handle keys and the clipboard themselves. */
const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';

/** Shortcuts of the whole editor, by physical keys, so that they work in every keyboard layout. */
export function useEditorKeys({ commands, onInsert, onRemove, onEditText, onSave }: KeyActions) {
  const session = useEditorSession();
  return function handleKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || session.getState().moving) return;
    // Some browsers report AltGr, which types letters in many layouts, as Ctrl+Alt.
    if (event.altKey || event.getModifierState('AltGraph')) return;
    const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
    const run = event.ctrlKey || event.metaKey ? findCombination(event, isInField) : findKey(event, isInField);
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };

  function findCombination({ code, shiftKey }: KeyboardEvent, isInField: boolean): (() => void) | undefined {
    if (code === 'KeyZ') return shiftKey ? commands.redo : commands.undo;
    if (code === 'KeyY' && !shiftKey) return commands.redo;
    if (code === 'KeyS' && !shiftKey) return onSave;
    if (code === 'KeyD' && !shiftKey && !isInField && session.getState().selection.length > 0)
      return () => commands.duplicate();
    return undefined;
  }

  function findKey({ key, target, currentTarget }: KeyboardEvent, isInField: boolean): (() => void) | undefined {
    if (key === 'F2' && !isInField && session.getState().selection.length > 0) return onEditText;
    // Other keys without Ctrl belong to the control that has the focus.
    if (isInField || target !== currentTarget) return undefined;
    if (key === 'Delete' || key === 'Backspace') return onRemove;
    if (key === '/') return onInsert;
    if (key === 'Escape') return () => session.select([]);
    return undefined;
  }
}

/** Copies, cuts and pastes sections and widgets as JSON, also between pages and browsers. */
export function useClipboard(root: RefObject<HTMLElement | null>, commands: Commands): void {
  const session = useEditorSession();
  useEffect(
    function handleClipboard() {
      const isOurs = (event: ClipboardEvent) => {
        const { activeElement } = document;
        const isInEditor = root.current?.contains(activeElement) ?? false;
        return isInEditor && !activeElement?.matches(FIELDS) && !event.defaultPrevented;
      };
      const copy = (event: ClipboardEvent) => {
        const hasText = document.getSelection()?.isCollapsed === false;
        if (!isOurs(event) || session.getState().selection.length === 0 || hasText) return;
        event.clipboardData?.setData('text/plain', commands.getCopy());
        event.preventDefault();
        if (event.type === 'cut') commands.remove();
        else commands.announceCopied();
      };
      const paste = (event: ClipboardEvent) => {
        if (!isOurs(event)) return;
        event.preventDefault();
        commands.paste(event.clipboardData?.getData('text/plain') ?? '');
      };
      document.addEventListener('copy', copy);
      document.addEventListener('cut', copy);
      document.addEventListener('paste', paste);
      return () => {
        document.removeEventListener('copy', copy);
        document.removeEventListener('cut', copy);
        document.removeEventListener('paste', paste);
      };
    },
    [root, session, commands],
  );
}
