import type { BuiltSections, ContentDraft, DraftState } from '@fakos/contracts/drafts/contract';
import { toDocument, toStoredSections } from '../model/convert.ts';
import type { EditorDocument } from '../model/editor-document.ts';
import { type MergeResult, mergeDocuments, takeTheirs } from '../model/merge.ts';
import type { EditorSession } from './editor-session.ts';

/** A draft as the API has it. */
export type LoadedDraft = BuiltSections & Pick<ContentDraft, 'version'>;

/** Metadata of a draft stored by the API. */
export type StoredState = Pick<DraftState, 'version' | 'has_draft' | 'stale_en'>;

/** Result of a save; `conflict` has the draft that another user saved meanwhile. */
export type SaveResult =
  | { readonly state: 'saved'; readonly stored: StoredState }
  | { readonly state: 'conflict'; readonly draft: ContentDraft }
  | { readonly state: 'failed'; readonly failure: unknown };

/** Saves a draft that was loaded with `version`. */
export type SaveDraft = (draft: LoadedDraft) => Promise<SaveResult>;

/** Whether the draft is stored. */
export interface SaveState {
  readonly status: 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';
  /** The draft as stored by the API. */
  readonly stored: StoredState;
  /** When it was last saved, in milliseconds since 1970; undefined until the first save. */
  readonly savedAt?: number | undefined;
  readonly failure?: unknown;
  /** A conflict that staff must decide; see {@link MergeResult}. */
  readonly conflict?: (MergeResult & { readonly savedBy: string }) | undefined;
  /** Set when another user's changes of other widgets were merged; a new object each time. */
  readonly merged?: { readonly savedBy: string } | undefined;
}

/** Saves the draft of a session shortly after each change. */
export interface DraftSaver {
  readonly getState: () => SaveState;
  readonly getVersion: () => string;
  readonly subscribe: (listener: () => void) => () => void;
  /** Saves unsaved changes immediately; resolves to whether everything is stored. */
  readonly flush: () => Promise<boolean>;
  /** Decides a conflict: `mine` overwrites the other side's changes of the same widgets. */
  readonly resolve: (side: 'mine' | 'theirs') => void;
  /** Loads a draft that was changed elsewhere, such as by restoring a revision. */
  readonly reset: (draft: ContentDraft) => void;
  /** Updates the stored state after the draft was published. */
  readonly setPublished: (stored: StoredState) => void;
  readonly start: () => () => void;
}

const PAUSE_MS = 1200;

/** See {@link DraftSaver}; `draft` is the draft stored by the API. */
export function createDraftSaver(session: EditorSession, save: SaveDraft, draft: ContentDraft): DraftSaver {
  let { version } = draft;
  let stored = toEditorDocument(draft);
  let storedDocument: EditorDocument | undefined = isSame(session.getState().document, stored)
    ? session.getState().document
    : undefined;
  let state: SaveState = { status: storedDocument ? 'saved' : 'unsaved', stored: draft };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();

  function set(next: SaveState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), PAUSE_MS);
  }

  function watch(): void {
    const { document, moving } = session.getState();
    if (moving || state.status === 'conflict') return;
    if (document === storedDocument) {
      if (state.status === 'unsaved') set({ ...state, status: 'saved' });
      return;
    }
    if (state.status === 'saved' || state.status === 'failed') set({ ...state, status: 'unsaved' });
    schedule();
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (running) {
      await running;
      return flush();
    }
    const { document, moving } = session.getState();
    if (document === storedDocument) return true;
    if (moving || state.status === 'conflict') return false;
    running = saveNow(document).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function saveNow(document: EditorDocument): Promise<boolean> {
    set({ ...state, status: 'saving', failure: undefined });
    const result = await save({
      version,
      sections_el: toStoredSections(document.el),
      sections_en: toStoredSections(document.en),
    });
    if (result.state === 'failed') {
      set({ ...state, status: 'failed', failure: result.failure });
      return false;
    }
    if (result.state === 'conflict') return merge(result.draft);
    version = result.stored.version;
    stored = document;
    storedDocument = document;
    const hasMore = session.getState().document !== document;
    set({ status: hasMore ? 'unsaved' : 'saved', stored: result.stored, savedAt: Date.now() });
    if (hasMore) schedule();
    return !hasMore;
  }

  /** Merges another user's changes; asks about sections and widgets that both have changed. */
  function merge(theirs: ContentDraft): Promise<boolean> {
    const savedBy = theirs.updated_by;
    const theirDocument = toEditorDocument(theirs);
    const merged = mergeDocuments(stored, session.getState().document, theirDocument);
    version = theirs.version;
    stored = theirDocument;
    storedDocument = undefined;
    if (merged.conflicts.length > 0) {
      set({ status: 'conflict', stored: theirs, conflict: { ...merged, savedBy } });
      return Promise.resolve(false);
    }
    set({ status: 'unsaved', stored: theirs, merged: { savedBy } });
    session.replace(merged.document);
    return saveNow(session.getState().document);
  }

  return {
    getState: () => state,
    getVersion: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush,
    resolve(side) {
      const { conflict } = state;
      if (!conflict) return;
      set({ status: 'unsaved', stored: state.stored });
      session.replace(side === 'mine' ? conflict.document : takeTheirs(conflict));
      schedule();
    },
    reset(next) {
      clearTimeout(timer);
      version = next.version;
      stored = toEditorDocument(next);
      storedDocument = stored;
      session.replace(stored);
      set({ status: 'saved', stored: next, savedAt: Date.now() });
    },
    setPublished(next) {
      version = next.version;
      set({ ...state, stored: next });
    },
    start() {
      const stop = session.subscribe(watch);
      watch();
      return () => {
        stop();
        clearTimeout(timer);
      };
    },
  };
}

/** The document of a draft. */
export function toEditorDocument({ sections_el, sections_en }: BuiltSections): EditorDocument {
  return { el: toDocument(sections_el), en: toDocument(sections_en) };
}

/** Whether two documents are stored as the same. */
export function isSame(one: EditorDocument, other: EditorDocument): boolean {
  const toText = ({ el, en }: EditorDocument) => JSON.stringify([toStoredSections(el), toStoredSections(en)]);
  return toText(one) === toText(other);
}
