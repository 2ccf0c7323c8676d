import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { toDocument } from '../model/convert.ts';
import { createEditorSession } from '../session/editor-session.ts';
import { EditorSessionProvider } from '../session/session-context.ts';
import type { Commands } from './use-commands.ts';
import { useClipboard, useEditorKeys } from './use-editor-keys.ts';

const called: string[] = [];
const record = (name: string) => () => called.push(name);
const commands = new Proxy({} as Commands, { get: (_target, name) => record(String(name)) });

function Editor() {
  const root = useRef<HTMLDivElement>(null);
  useClipboard(root, commands);
  const handleKeyDown = useEditorKeys({
    commands,
    onInsert: record('insert'),
    onRemove: record('confirmRemoval'),
    onEditText: record('editText'),
    onSave: record('save'),
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: as the editor's own element
    <div ref={root} data-testid="editor" tabIndex={-1} onKeyDown={handleKeyDown}>
      <textarea aria-label="Κείμενο" />
    </div>
  );
}

beforeEach(() => {
  called.length = 0;
  const document = { el: toDocument([{ id: 's', widgets: [] }]), en: toDocument([]) };
  const session = createEditorSession({ document, language: 'el', selection: ['s'] });
  render(
    <EditorSessionProvider value={session}>
      <Editor />
    </EditorSessionProvider>,
  );
});

const press = (target: HTMLElement, init: KeyboardEventInit) => fireEvent.keyDown(target, init);

/** Letters of a Greek keyboard, and what AltGr types on Greek, Polish and German ones, with the key that they are on. */
const greek = Array.from('αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊΐϋΰΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫ;:΄΅');
const codes = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').map((letter) => `Key${letter}`);
const altGr = Array.from('żźćńąśęłóŻŹĆŃĄŚĘŁÓ€@µ²³{[]}\\~|«»©®½§');

test('no Greek letter and nothing that AltGr types is a shortcut, in a field or beside one', () => {
  for (const target of [screen.getByRole('textbox'), screen.getByTestId('editor')]) {
    for (const key of greek)
      for (const code of codes) press(target, { key, code, shiftKey: key !== key.toLowerCase() });
    for (const key of altGr)
      for (const code of codes) {
        press(target, { key, code, ctrlKey: true, altKey: true });
        press(target, { key, code, ctrlKey: true, modifierAltGraph: true });
      }
  }
  expect(called).toEqual([]);
});

test('shortcuts use the physical key, so that they work with a Greek layout', () => {
  const field = screen.getByRole('textbox');
  press(field, { key: 'ζ', code: 'KeyZ', ctrlKey: true });
  press(field, { key: 'Ζ', code: 'KeyZ', ctrlKey: true, shiftKey: true });
  press(field, { key: 'σ', code: 'KeyS', ctrlKey: true });
  expect(called).toEqual(['undo', 'redo', 'save']);
});

test('in a field, keys without Ctrl are not shortcuts', () => {
  for (const key of ['F2', '/', 'Delete', 'Backspace', 'Escape']) press(screen.getByRole('textbox'), { key });
  expect(called).toEqual([]);
  for (const key of ['F2', '/', 'Delete']) press(screen.getByTestId('editor'), { key });
  expect(called).toEqual(['editText', 'insert', 'confirmRemoval']);
});

test('copy, cut and paste use the clipboard of the browser, except in a field', () => {
  const clipboardData = { setData: jest.fn(), getData: () => 'copied elsewhere' };
  const useClipboardIn = (target: HTMLElement) => {
    target.focus();
    for (const type of ['copy', 'cut', 'paste'] as const) fireEvent[type](target, { clipboardData });
  };
  useClipboardIn(screen.getByRole('textbox'));
  expect(called).toEqual([]);
  useClipboardIn(screen.getByTestId('editor'));
  expect(called).toEqual(['getCopy', 'announceCopied', 'getCopy', 'remove', 'paste']);
  expect(clipboardData.setData).toHaveBeenCalledTimes(2);
});
