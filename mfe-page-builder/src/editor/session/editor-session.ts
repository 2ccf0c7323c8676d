import type { Language } from '@fakos/contracts/languages';
import type { StoredSection } from '@fakos/contracts/pages/contract';
import type { SavedSection } from '@fakos/contracts/saved-sections/contract';
import type { EditorDocument, LanguageDocument, NodeKey } from '../model/editor-document.ts';
import {
  applyChanges,
  emptyHistory,
  type History,
  type HistoryStep,
  type OperationLabel,
  recordStep,
} from '../model/history.ts';
import { type Limit, LimitError } from '../model/limits.ts';

/** State of the editor. */
export interface EditorState {
  readonly document: EditorDocument;
  /** Language of the page that is edited. */
  readonly language: Language;
  /** Selected sections and widgets; the last one is the one whose fields are shown. */
  readonly selection: readonly NodeKey[];
  readonly history: History;
  /** A widget in move mode with the document before it was moved. */
  readonly moving: { readonly key: NodeKey; readonly start: EditorDocument } | undefined;
  /** Reusable sections by their ids, of which pages show the current content. */
  readonly savedSections: ReadonlyMap<number, SavedSection>;
  /** The earlier publication whose differences are marked on the page. */
  readonly compared: ComparedVersion | undefined;
  /** A refused operation; a new object each time, so that the same message is shown again. */
  readonly refusal: { readonly limit: Limit } | undefined;
}

/** A published version that is compared with the page on the canvas. */
export interface ComparedVersion {
  /** When it was published. */
  readonly at: string;
  readonly sections: Readonly<Record<Language, readonly StoredSection[]>>;
}

/** Options of a step. */
export interface StepOptions {
  readonly label: OperationLabel;
  /** Selected afterwards; unchanged by default. */
  readonly select?: readonly NodeKey[];
  /** See {@link HistoryStep.mergeKey}. */
  readonly mergeKey?: string;
}

/** The state of one mounted editor, outside Redux: parts of it are read with `useEditorState`. */
export interface EditorSession {
  readonly getState: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes the page in the edited language as a step that can be undone; returns whether it changed. */
  readonly change: (change: (page: LanguageDocument) => LanguageDocument, step: StepOptions) => boolean;
  /** Changes both languages as one step. */
  readonly changeBoth: (change: (document: EditorDocument) => EditorDocument, step: StepOptions) => boolean;
  readonly undo: () => HistoryStep | undefined;
  readonly redo: () => HistoryStep | undefined;
  readonly select: (keys: readonly NodeKey[]) => void;
  readonly setLanguage: (language: Language) => void;
  /** Marks the differences from a version on the canvas; undefined ends it. */
  readonly compare: (version: ComparedVersion | undefined) => void;
  readonly setSavedSections: (sections: readonly SavedSection[]) => void;
  readonly startMove: (key: NodeKey) => void;
  /** Previews a moved widget at another place, without adding a history step. */
  readonly previewMove: (change: (page: LanguageDocument) => LanguageDocument) => void;
  readonly endMove: (isPlaced: boolean, label: OperationLabel) => void;
  /** Replaces document and history, such as after a merge with another member of staff's changes. */
  readonly replace: (document: EditorDocument, history?: History) => void;
}

/** Creates the state of an editor. */
export function createEditorSession(
  initial: Pick<EditorState, 'document' | 'language'> & Partial<EditorState>,
): EditorSession {
  let state: EditorState = {
    selection: [],
    history: emptyHistory,
    moving: undefined,
    savedSections: new Map(),
    compared: undefined,
    refusal: undefined,
    ...initial,
  };
  const listeners = new Set<() => void>();

  function set(changes: Partial<EditorState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function changeBoth(change: (document: EditorDocument) => EditorDocument, step: StepOptions): boolean {
    const { document, history, language, selection } = state;
    try {
      const after = change(document);
      if (after.el === document.el && after.en === document.en) return false;
      const selectionAfter = (step.select ?? selection).filter((key) => after[language].nodes[key]);
      const { label, mergeKey } = step;
      const recorded = { label, language, mergeKey, selectionBefore: selection, selectionAfter, at: Date.now() };
      set({
        document: after,
        history: recordStep(history, document, after, recorded),
        selection: selectionAfter,
        refusal: undefined,
      });
      return true;
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      set({ refusal: { limit: error.limit } });
      return false;
    }
  }

  function travel(isUndo: boolean): HistoryStep | undefined {
    const { past, future } = state.history;
    const step = (isUndo ? past : future).at(-1);
    if (!step || state.moving) return undefined;
    set({
      document: applyChanges(state.document, step.changes, isUndo ? 'before' : 'after'),
      history: isUndo
        ? { past: past.slice(0, -1), future: [...future, step] }
        : { past: [...past, step], future: future.slice(0, -1) },
      language: step.language,
      selection: isUndo ? step.selectionBefore : step.selectionAfter,
    });
    return step;
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (change, step) =>
      changeBoth((document) => {
        const page = change(document[state.language]);
        return page === document[state.language] ? document : { ...document, [state.language]: page };
      }, step),
    changeBoth,
    undo: () => travel(true),
    redo: () => travel(false),
    select(keys) {
      if (keys.join('\n') !== state.selection.join('\n')) set({ selection: keys });
    },
    setLanguage(language) {
      const { nodes } = state.document[language];
      set({ language, selection: state.selection.filter((key) => nodes[key]), moving: undefined });
    },
    compare: (compared) => set({ compared }),
    setSavedSections: (sections) => set({ savedSections: new Map(sections.map((section) => [section.id, section])) }),
    startMove: (key) => set({ moving: { key, start: state.document }, selection: [key] }),
    previewMove(change) {
      if (!state.moving) return;
      const page = change(state.document[state.language]);
      set({ document: { ...state.document, [state.language]: page } });
    },
    endMove(isPlaced, label) {
      const { moving, document } = state;
      if (!moving) return;
      set({ moving: undefined, document: moving.start });
      if (isPlaced) changeBoth(() => document, { label });
    },
    replace(document, history = emptyHistory) {
      const { nodes } = document[state.language];
      set({ document, history, moving: undefined, selection: state.selection.filter((key) => nodes[key]) });
    },
  };
}
