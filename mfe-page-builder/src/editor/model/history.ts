import { LANGUAGES, type Language } from '@fakos/contracts/languages';
import type { EditorDocument, EditorNode, LanguageDocument, NodeKey } from './editor-document.ts';

/** Names of operations; their texts are below `operations` in the editor's locales. */
export type OperationName =
  | 'insert'
  | 'insertSection'
  | 'move'
  | 'remove'
  | 'duplicate'
  | 'edit'
  | 'paste'
  | 'counterpart'
  | 'template'
  | 'saveReusable'
  | 'editReusable'
  | 'lockReusable'
  | 'detach';

/** Label of a history step, such as "Move text". `subject` is a type of widget, `section` or `several`. */
export interface OperationLabel {
  readonly name: OperationName;
  readonly subject?: string | undefined;
}

/** A node before and after a step; null where it did not exist. */
type NodeChange = readonly [before: EditorNode | null, after: EditorNode | null];

interface LanguageChange {
  readonly nodes: Readonly<Record<NodeKey, NodeChange>>;
  readonly sections?: readonly [before: readonly NodeKey[], after: readonly NodeKey[]] | undefined;
}

/** A step that can be undone. It stores the changed nodes only, so that the browser can store it. */
export interface HistoryStep {
  readonly label: OperationLabel;
  readonly language: Language;
  readonly changes: Readonly<Record<Language, LanguageChange>>;
  readonly selectionBefore: readonly NodeKey[];
  readonly selectionAfter: readonly NodeKey[];
  /** Steps with the same value in quick succession are merged, such as typing into one field. */
  readonly mergeKey?: string | undefined;
  readonly at: number;
}

/** Steps that can be undone and redone, the nearest last. */
export interface History {
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
}

/** A history without steps. */
export const emptyHistory: History = { past: [], future: [] };

const MAX_STEPS = 200;
/** Maximum pause between two merged steps, in milliseconds. */
const TYPING_PAUSE_MS = 2000;

/** Adds a step; redoing is no longer possible. */
export function recordStep(
  history: History,
  before: EditorDocument,
  after: EditorDocument,
  step: Omit<HistoryStep, 'changes'>,
): History {
  const last = history.past.at(-1);
  const isSameTyping =
    last?.mergeKey !== undefined &&
    last.mergeKey === step.mergeKey &&
    history.future.length === 0 &&
    step.at - last.at < TYPING_PAUSE_MS;
  if (isSameTyping) {
    const changes = compare(applyChanges(before, last.changes, 'before'), after);
    const merged = { ...step, changes, selectionBefore: last.selectionBefore };
    return { past: [...history.past.slice(0, -1), merged], future: [] };
  }
  const added = { ...step, changes: compare(before, after) };
  return { past: [...history.past, added].slice(-MAX_STEPS), future: [] };
}

/** The document before (`undo`) or after (`redo`) a step that was the nearest one. */
export function applyChanges(
  document: EditorDocument,
  changes: HistoryStep['changes'],
  side: 'before' | 'after',
): EditorDocument {
  const position = side === 'before' ? 0 : 1;
  const apply = (language: Language): LanguageDocument => {
    const { nodes, sections } = changes[language];
    if (Object.keys(nodes).length === 0 && !sections) return document[language];
    const changed: Record<NodeKey, EditorNode> = { ...document[language].nodes };
    for (const [key, change] of Object.entries(nodes)) {
      const node = change[position];
      if (node) changed[key] = node;
      else delete changed[key];
    }
    return { sections: sections ? sections[position] : document[language].sections, nodes: changed };
  };
  return { el: apply('el'), en: apply('en') };
}

function compare(before: EditorDocument, after: EditorDocument): Record<Language, LanguageChange> {
  const [el, en] = LANGUAGES.map((language) => compareLanguage(before[language], after[language]));
  return { el: el ?? { nodes: {} }, en: en ?? { nodes: {} } };
}

function compareLanguage(before: LanguageDocument, after: LanguageDocument): LanguageChange {
  const keys = new Set([...Object.keys(before.nodes), ...Object.keys(after.nodes)]);
  const nodes = Object.fromEntries(
    [...keys]
      .filter((key) => before.nodes[key] !== after.nodes[key])
      .map((key): [NodeKey, NodeChange] => [key, [before.nodes[key] ?? null, after.nodes[key] ?? null]]),
  );
  return { nodes, sections: before.sections === after.sections ? undefined : [before.sections, after.sections] };
}
