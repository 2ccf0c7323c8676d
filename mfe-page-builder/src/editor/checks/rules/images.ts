import { readText } from '@fakos/contracts/html/safe-values';
import { type CheckPlace, type CheckProblem, createProblem } from '../check-problem.ts';
import { getHtmlParts } from '../html-parts.ts';
import { listFields, type PlacedField, type PlacedWidget } from '../page-contents.ts';

/** Names of the text field with the alternative text of the images beside it. */
const ALT_FIELDS: readonly string[] = ['altText', 'alt'];

/** Images without an alternative text. In HTML an empty one marks a decoration, so only a missing one is reported. */
export function checkImages(contents: readonly PlacedWidget[]): CheckProblem[] {
  return contents.flatMap((widget) => {
    const fields = listFields(widget);
    return [...fields.flatMap((field) => checkAlt(field, fields)), ...fields.flatMap((field) => checkHtml(field))];
  });
}

function checkAlt({ description, place, value }: PlacedField, fields: readonly PlacedField[]): CheckProblem[] {
  const isAlt = description.kind === 'text' && ALT_FIELDS.includes(place.itemField ?? place.field ?? '');
  if (!isAlt || readText(value).trim() !== '') return [];
  const images = fields.filter((other) => other.description.kind === 'image' && isBeside(other.place, place));
  const shown = images.map((image) => readText(image.value).trim()).find((source) => source !== '');
  return shown === undefined ? [] : [createProblem('missing-alt', place, { image: shown })];
}

/** True for two fields of the same widget or of the same item. */
function isBeside(one: CheckPlace, other: CheckPlace): boolean {
  if (one.item !== other.item) return false;
  return one.item === undefined || one.field === other.field;
}

function checkHtml({ description, place, value }: PlacedField): CheckProblem[] {
  if (description.kind !== 'html') return [];
  return getHtmlParts(readText(value))
    .images.filter(({ alt }) => alt === undefined)
    .map(({ src }) => createProblem('missing-alt', place, { image: src }));
}
