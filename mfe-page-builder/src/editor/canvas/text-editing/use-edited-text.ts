import { useCallback, useState } from 'react';
import { useFindFields } from '../../library/contributed-widgets.tsx';
import type { NodeKey } from '../../model/editor-document.ts';
import { useEditorSession } from '../../session/session-context.ts';
import type { ReadyFrame } from '../use-frame.ts';
import { listEditableTexts, type TextAddress } from './editable-texts.ts';
import { findTextElements, type ShownText } from './find-text-elements.ts';

/** A text that is being edited on the canvas. */
export interface EditedText {
  readonly key: NodeKey;
  readonly address: TextAddress;
}

/** Which text of the canvas is being edited. */
export interface TextEditing {
  readonly edited: EditedText | undefined;
  /** Starts at the text of the selected widget that is at a point of the frame, else at its first; false without any. */
  readonly start: (point?: { readonly x: number; readonly y: number }) => boolean;
  /** True while the frame does not show the texts of the selected widget yet, because their code is loading. */
  readonly isLoading: () => boolean;
  readonly stop: () => void;
}

/** See {@link TextEditing}. */
export function useEditedText(ready: ReadyFrame | undefined): TextEditing {
  const session = useEditorSession();
  const findFields = useFindFields();
  const [edited, setEdited] = useState<EditedText>();

  const findSelected = useCallback(() => {
    const { document, language, selection } = session.getState();
    const node = document[language].nodes[selection.at(-1) ?? ''];
    const fields = node?.kind === 'widget' ? findFields(node.type) : undefined;
    if (!node || !fields) return undefined;
    const widget = ready?.document.querySelector(`[data-node-key="${CSS.escape(node.key)}"]`);
    return { key: node.key, widget, texts: listEditableTexts(fields, node.fields) };
  }, [session, ready, findFields]);

  const start: TextEditing['start'] = useCallback(
    (point) => {
      const selected = findSelected();
      if (!selected?.widget) return false;
      const shown = findTextElements(selected.widget, selected.texts);
      const found = point ? shown.findLast(({ element }) => contains(element, point)) : shown[0];
      if (found) setEdited({ key: selected.key, address: found.address });
      return found !== undefined;
    },
    [findSelected],
  );
  const isLoading = useCallback(() => {
    const selected = findSelected();
    if (!selected?.texts.some(({ value }) => value.trim() !== '')) return false;
    const { widget } = selected;
    return !widget || widget.childElementCount === 0 || widget.querySelector('[aria-busy="true"]') !== null;
  }, [findSelected]);
  const stop = useCallback(() => setEdited(undefined), []);
  return { edited: ready && edited, start, isLoading, stop };
}

function contains(element: ShownText['element'], { x, y }: { readonly x: number; readonly y: number }): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
