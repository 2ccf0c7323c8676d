import { LANGUAGES, type Language } from '@fakos/contracts/languages';
import type { StoredSection } from '@fakos/contracts/pages/contract';
import { getOtherLanguage } from './counterparts.ts';
import type { EditorDocument, NodeKey } from './editor-document.ts';
import { insertSection } from './operations.ts';

/** A document after an insertion, with the keys inserted in the edited language. */
interface InsertedInBoth {
  readonly document: EditorDocument;
  readonly keys: readonly NodeKey[];
}

/**
 * Inserts the sections of a template at an index of one language, and in the other language after the same neighbour. Both
 * have the same ids.
 *
 * @throws {LimitError} if a language would exceed a limit
 */
export function insertTemplate(
  document: EditorDocument,
  language: Language,
  index: number,
  sections: Readonly<Record<Language, readonly StoredSection[]>>,
): InsertedInBoth {
  const other = getOtherLanguage(language);
  const { sections: otherSections } = document[other];
  const neighbour = document[language].sections.slice(0, index).findLast((key) => otherSections.includes(key));
  const otherIndex = neighbour === undefined ? 0 : otherSections.indexOf(neighbour) + 1;
  let result = document;
  let keys: readonly NodeKey[] = [];
  for (const each of LANGUAGES) {
    for (const [offset, section] of sections[each].entries()) {
      const inserted = insertSection(result[each], (each === language ? index : otherIndex) + offset, section);
      result = { ...result, [each]: inserted.document };
      if (each === language) keys = [...keys, ...inserted.keys];
    }
  }
  return { document: result, keys };
}
