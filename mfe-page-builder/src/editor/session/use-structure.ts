import { useState } from 'react';
import type { EditorNode, LanguageDocument, NodeKey } from '../model/editor-document.ts';
import { getReference } from '../model/references.ts';
import { useEditorState } from './session-context.ts';

/**
 * The page in the edited language as it was when a section or widget was last added, removed, moved or locked. Fields are
 * those of that time: typing into one of hundreds of widgets renders nothing that shows only where widgets are.
 */
export function useStructure(): LanguageDocument {
  const [select] = useState(createStructureSelector);
  return useEditorState(({ document, language }) => select(document[language]));
}

/** Returns the same page for pages with the same structure. */
export function createStructureSelector(): (page: LanguageDocument) => LanguageDocument {
  let known: LanguageDocument | undefined;
  return (page) => {
    if (!known || !hasSameStructure(known, page)) known = page;
    return known;
  };
}

function hasSameStructure(one: LanguageDocument, other: LanguageDocument): boolean {
  if (one.nodes === other.nodes && one.sections === other.sections) return true;
  const keys: NodeKey[] = Object.keys(other.nodes);
  return (
    isSameList(one.sections, other.sections) &&
    keys.length === Object.keys(one.nodes).length &&
    keys.every((key) => hasSameLists(one.nodes[key], other.nodes[key]))
  );
}

function hasSameLists(one: EditorNode | undefined, other: EditorNode | undefined): boolean {
  if (one === other) return true;
  if (!one || !other || getType(one) !== getType(other) || getReference(one) !== getReference(other)) return false;
  const lists: Readonly<Record<string, readonly NodeKey[]>> = one.lists;
  const others: Readonly<Record<string, readonly NodeKey[]>> = other.lists;
  const names = Object.keys(lists);
  return (
    one.lists === other.lists ||
    (names.length === Object.keys(others).length && names.every((name) => isSameList(lists[name], others[name])))
  );
}

function isSameList(one: readonly NodeKey[] | undefined, other: readonly NodeKey[] | undefined): boolean {
  return (
    one === other || (one?.length === other?.length && one?.every((key, index) => other?.[index] === key) === true)
  );
}

const getType = (node: EditorNode) => (node.kind === 'widget' ? node.type : node.kind);
