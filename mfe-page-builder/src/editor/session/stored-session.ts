import { browserStorage, type SafeStorage, tabStorage } from '@fakos/shared-kit/state';
import { toDocument, toStoredSections } from '../model/convert.ts';
import type { EditorDocument, LanguageDocument } from '../model/editor-document.ts';
import { emptyHistory, type History } from '../model/history.ts';
import { mergeDocuments } from '../model/merge.ts';
import { getColumnNames } from '../model/widget-columns.ts';
import { isSame, type LoadedDraft, toEditorDocument } from './draft-saver.ts';

/** Editor state stored in the browser. After a reload it includes the history, after a crash only unsaved changes. */
interface StoredSession {
  /** Version of the draft that it started from, and that draft. */
  readonly version: string;
  readonly base: EditorDocument;
  readonly document: EditorDocument;
  readonly history: History;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** Initial state of an editor. */
export interface OpenedSession {
  readonly document: EditorDocument;
  readonly history: History;
  /** When the unsaved changes were made that were found in the browser; undefined without any. */
  readonly restoredFrom: number | undefined;
}

const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;
const getKey = (record: string) => `page-builder:${record}`;

/** The draft, merged with this browser's stored state: the history after a reload, unsaved changes after a crash. */
export function openStoredSession(record: string, draft: LoadedDraft): OpenedSession {
  const document = toEditorDocument(draft);
  const stored = read(tabStorage, record) ?? read(browserStorage, record);
  if (!stored || Date.now() - stored.at > MAX_AGE_MS)
    return { document, history: emptyHistory, restoredFrom: undefined };
  const isUnsaved = !isSame(stored.document, stored.base);
  if (stored.version === draft.version) {
    return { document: stored.document, history: stored.history, restoredFrom: isUnsaved ? stored.at : undefined };
  }
  if (!isUnsaved) return { document, history: emptyHistory, restoredFrom: undefined };
  const merged = mergeDocuments(stored.base, stored.document, document);
  return { document: merged.document, history: emptyHistory, restoredFrom: stored.at };
}

/** Stores an editor's state in the browser; only unsaved changes outlive the tab. */
export function storeSession(record: string, session: Omit<StoredSession, 'at'>, isSaved: boolean): void {
  const stored: StoredSession = { ...session, at: Date.now() };
  tabStorage.setItem(getKey(record), JSON.stringify(stored));
  if (isSaved) browserStorage.removeItem(getKey(record));
  else browserStorage.setItem(getKey(record), JSON.stringify({ ...stored, history: emptyHistory }));
}

function read(storage: SafeStorage, record: string): StoredSession | undefined {
  try {
    const stored = JSON.parse(storage.getItem(getKey(record)) ?? 'null') as StoredSession | null;
    return stored?.document && stored.history && stored.base ? withCurrentColumns(stored) : undefined;
  } catch {
    return undefined;
  }
}

/** A release or a rollback of a remote gives its widgets other columns: the pages are read again, without their history. */
function withCurrentColumns(stored: StoredSession): StoredSession {
  const { base, document } = stored;
  if ([base.el, base.en, document.el, document.en].every(hasCurrentColumns)) return stored;
  const readAgain = ({ el, en }: EditorDocument): EditorDocument => ({
    el: toDocument(toStoredSections(el)),
    en: toDocument(toStoredSections(en)),
  });
  return { ...stored, base: readAgain(base), document: readAgain(document), history: emptyHistory };
}

function hasCurrentColumns({ nodes }: LanguageDocument): boolean {
  return Object.values(nodes).every((node) => {
    if (node.kind === 'section') return true;
    const names = getColumnNames(node.type);
    return (
      Object.keys(node.lists).every((list) => names.includes(list)) &&
      !names.some((name) => Array.isArray(node.fields[name]))
    );
  });
}
