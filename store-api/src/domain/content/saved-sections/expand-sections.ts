import type { Language } from '@fakos/contracts/languages';
import type { PageSection } from '@fakos/contracts/pages/contract';
import { SAVED_SECTION_FIELD } from '@fakos/contracts/saved-sections/contract';
import { parseJson, readPublicSections, readSections } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import { findSavedSections } from './saved-sections.repo.ts';

/**
 * The sections of a column as visitors read them: a reference shows the current content of its reusable section, or nothing
 * if that has been deleted.
 */
export async function readExpandedSections(
  db: ShopDatabase,
  column: string,
  language: Language,
): Promise<PageSection[]> {
  if (!column.includes(`"${SAVED_SECTION_FIELD}"`)) return readPublicSections(column);
  const sections = readSections(column);
  const ids = sections.flatMap(({ saved_section_id: id }) => id ?? []);
  const saved = new Map((await findSavedSections(db, ids)).map((row) => [row.id, row[`section_${language}`]]));
  const expanded = sections.flatMap((section) => {
    if (section.saved_section_id === undefined) return section;
    const content = saved.get(section.saved_section_id);
    return content === undefined ? [] : { ...(parseJson(content) as object), id: section.id };
  });
  return readPublicSections(JSON.stringify(expanded));
}
