import { LANGUAGES, type Language } from '@fakos/contracts/languages';
import { getList, getListNames } from './convert.ts';
import type { EditorDocument, EditorNode, LanguageDocument, ListName, NodeKey } from './editor-document.ts';
import { findPlace, listKeys } from './queries.ts';

/** A section or widget that both sides changed. */
export interface MergeConflict {
  readonly language: Language;
  readonly key: NodeKey;
  /** Undefined where that side removed it. */
  readonly mine: EditorNode | undefined;
  readonly theirs: EditorNode | undefined;
}

/** The result of a merge; conflicts have the values of `mine`, and nodes that either side still needs stay. */
export interface MergeResult {
  readonly document: EditorDocument;
  readonly conflicts: readonly MergeConflict[];
}

/** Merges two changed versions of a page by section and widget: what one side changed is taken from that side. */
export function mergeDocuments(base: EditorDocument, mine: EditorDocument, theirs: EditorDocument): MergeResult {
  const [el, en] = LANGUAGES.map((language) =>
    mergeLanguage(base[language], mine[language], theirs[language], language),
  );
  if (!el || !en) throw new Error('a language is missing');
  return { document: { el: el.document, en: en.document }, conflicts: [...el.conflicts, ...en.conflicts] };
}

/** Resolves conflicts of a merge with the values of the other side. */
export function takeTheirs({ document, conflicts }: MergeResult): EditorDocument {
  let result = document;
  for (const { language, key, theirs } of conflicts) {
    const page = result[language];
    const node = page.nodes[key];
    if (theirs && node) {
      const changed = { ...theirs, lists: node.lists } as EditorNode;
      result = { ...result, [language]: { ...page, nodes: { ...page.nodes, [key]: changed } } };
    }
  }
  return result;
}

function mergeLanguage(base: LanguageDocument, mine: LanguageDocument, theirs: LanguageDocument, language: Language) {
  const conflicts: MergeConflict[] = [];
  const remaining = new Map<NodeKey, EditorNode>();
  for (const key of new Set([...listKeys(mine), ...listKeys(theirs)])) {
    const [was, my, their] = [base.nodes[key], mine.nodes[key], theirs.nodes[key]];
    const [hasMine, hasTheirs] = [isChanged(was, my), isChanged(was, their)];
    if (hasMine && hasTheirs && isChanged(my, their)) conflicts.push({ language, key, mine: my, theirs: their });
    // If one side removed a node that the other changed, the changed one stays.
    const node = hasTheirs && (!hasMine || !my) ? (their ?? (hasMine ? my : undefined)) : my;
    if (node) remaining.set(key, node);
  }
  const document = arrange(remaining, base, mine, theirs);
  return { document, conflicts };
}

/** Whether the values of a node differ; its widgets are compared by their own keys. */
function isChanged(one: EditorNode | undefined, other: EditorNode | undefined): boolean {
  if (one === other) return false;
  if (!one || !other) return true;
  const [type, otherType] = [one, other].map((node) => (node.kind === 'widget' ? node.type : ''));
  return type !== otherType || JSON.stringify(one.fields) !== JSON.stringify(other.fields);
}

interface Parent {
  readonly key: NodeKey;
  readonly list: ListName;
}

/** Places the nodes: a widget that one side moved is where that side put it. */
function arrange(
  remaining: ReadonlyMap<NodeKey, EditorNode>,
  base: LanguageDocument,
  mine: LanguageDocument,
  theirs: LanguageDocument,
): LanguageDocument {
  const parents = new Map<NodeKey, Parent>();
  for (const [key, { kind }] of remaining) {
    if (kind === 'widget') {
      const parent = chooseParents(key, base, mine, theirs).find(
        (candidate) => remaining.has(candidate.key) && !isInside(parents, candidate.key, key),
      );
      if (parent) parents.set(key, parent);
    }
  }
  const isPlaced = (key: NodeKey): boolean => {
    const parent = parents.get(key);
    return remaining.get(key)?.kind === 'section' || (parent !== undefined && isPlaced(parent.key));
  };
  const placed = [...remaining].filter(([key]) => isPlaced(key));
  const nodes = placed.map(([key, node]): [NodeKey, EditorNode] => {
    const names = new Set([...Object.keys(node.lists), ...getListNames(node)]);
    const lists = [...names].flatMap((list): [ListName, readonly NodeKey[]][] => {
      const members = [...parents].filter(([, parent]) => parent.key === key && parent.list === list);
      const order = mergeOrder(
        members.map(([member]) => member).filter(isPlaced),
        getList(base.nodes[key], list),
        getList(mine.nodes[key], list),
        getList(theirs.nodes[key], list),
      );
      return order.length > 0 || list in node.lists ? [[list, order]] : [];
    });
    return [key, { ...node, lists: Object.fromEntries(lists) } as unknown as EditorNode];
  });
  const sections = placed.filter(([, { kind }]) => kind === 'section').map(([key]) => key);
  return {
    sections: mergeOrder(sections, base.sections, mine.sections, theirs.sections),
    nodes: Object.fromEntries(nodes),
  };
}

function chooseParents(key: NodeKey, ...documents: readonly LanguageDocument[]): Parent[] {
  const [was, my, their] = documents.map((document) => {
    const place = findPlace(document, key);
    return place && { key: place.parent, list: place.list };
  });
  const hasMoved = my !== undefined && (was?.key !== my.key || was.list !== my.list);
  return [...(hasMoved ? [my, their] : [their, my]), was].filter((parent) => parent !== undefined);
}

function isInside(parents: ReadonlyMap<NodeKey, Parent>, key: NodeKey, ancestor: NodeKey): boolean {
  for (let at: NodeKey | undefined = key; at !== undefined; at = parents.get(at)?.key) if (at === ancestor) return true;
  return false;
}

/** The order of the side that changed it; if both did, mine, with the other side's members after their neighbours. */
function mergeOrder(
  members: readonly NodeKey[],
  base: readonly NodeKey[],
  mine: readonly NodeKey[],
  theirs: readonly NodeKey[],
): NodeKey[] {
  const both = mine.filter((key) => base.includes(key));
  const isMineUnchanged = both.join('\n') === base.filter((key) => mine.includes(key)).join('\n');
  const [main, other] = isMineUnchanged ? [theirs, mine] : [mine, theirs];
  const order = main.filter((key) => members.includes(key));
  for (const key of members.filter((member) => !main.includes(member))) {
    const before = other.slice(0, other.indexOf(key)).findLast((candidate) => order.includes(candidate));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
}
