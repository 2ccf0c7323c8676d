import { readText } from '@fakos/contracts/html/safe-values';
import type { StoredSection } from '@fakos/contracts/pages/contract';
import { type CheckFacts, type CheckProblem, createProblem } from '../check-problem.ts';
import { listFields, type PageContents, type PlacedField, type PlacedWidget, textKinds } from '../page-contents.ts';

/** Greek texts without an English one, and English ones that are older than the Greek. */
export function checkTranslations(
  { el, en }: PageContents,
  englishSections: readonly StoredSection[],
  { staleIds = [] }: Pick<CheckFacts, 'staleIds'>,
): CheckProblem[] {
  const english = new Map(en.map((widget) => [widget.record.id, widget]));
  const missing = el.flatMap((greek) => {
    const texts = listTexts(greek);
    if (texts.length === 0) return [];
    const counterpart = english.get(greek.record.id);
    if (counterpart) return checkFields(texts, counterpart);
    return [createProblem('missing-translation', { language: 'en', id: greek.record.id }, { text: getExcerpt(texts) })];
  });
  const ids = new Set([...english.keys(), ...englishSections.map(({ id }) => id)]);
  const stale = staleIds
    .filter((id) => ids.has(id))
    .map((id) => createProblem('stale-translation', { language: 'en', id }));
  return [...missing, ...stale];
}

function checkFields(texts: readonly PlacedField[], counterpart: PlacedWidget): CheckProblem[] {
  const translated = new Set(listTexts(counterpart).map(getPath));
  return texts
    .filter((greek) => !translated.has(getPath(greek)))
    .map((greek) =>
      createProblem('empty-translation', { ...greek.place, language: 'en' }, { text: getExcerpt([greek]) }),
    );
}

function listTexts(widget: PlacedWidget): PlacedField[] {
  return listFields(widget).filter(
    ({ description, value }) => textKinds.includes(description.kind) && toPlainText(value) !== '',
  );
}

function getPath({ place: { field, item, itemField } }: PlacedField): string {
  return [field, item, itemField].join(' ');
}

const EXCERPT = 60;

function getExcerpt([first]: readonly PlacedField[]): string {
  const text = toPlainText(first?.value);
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text;
}

/** Tags become spaces: exact enough to see whether there is a text, and for an excerpt. */
function toPlainText(value: unknown): string {
  return readText(value)
    .replaceAll(/<[^>]*>|&nbsp;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
