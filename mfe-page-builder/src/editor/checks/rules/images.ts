import { readText } from '@fakos/contracts/html/safe-values';
import { type CheckProblem, createProblem } from '../check-problem.ts';
import { getHtmlParts } from '../html-parts.ts';
import { listFields, type PlacedField, type PlacedWidget } from '../page-contents.ts';

/** Field with the alternative text of the images of a widget, by type. */
const altFields: Readonly<Record<string, { readonly image: string; readonly alt: string }>> = {
  image: { image: 'imageUrl', alt: 'altText' },
  gallery: { image: 'url', alt: 'alt' },
};

/** Images without an alternative text. In HTML an empty one marks a decoration, so only a missing one is reported. */
export function checkImages(contents: readonly PlacedWidget[]): CheckProblem[] {
  return contents.flatMap((widget) => {
    const fields = listFields(widget);
    const names = altFields[widget.record.type];
    const missing = names ? fields.filter((field) => isAltMissing(field, names, fields)) : [];
    return [
      ...missing.map(({ place, stored }) => {
        const source = readText(stored.filename ?? stored.imageUrl ?? stored.url);
        return createProblem('missing-alt', place, { image: source });
      }),
      ...fields.flatMap((field) => checkHtml(field)),
    ];
  });
}

function isAltMissing(
  { place, value }: PlacedField,
  names: { readonly image: string; readonly alt: string },
  fields: readonly PlacedField[],
): boolean {
  if ((place.itemField ?? place.field) !== names.alt || readText(value).trim() !== '') return false;
  const image = fields.find(
    (other) => other.place.item === place.item && (other.place.itemField ?? other.place.field) === names.image,
  );
  return readText(image?.value).trim() !== '';
}

function checkHtml({ description, place, value }: PlacedField): CheckProblem[] {
  if (description.kind !== 'html') return [];
  return getHtmlParts(readText(value))
    .images.filter(({ alt }) => alt === undefined)
    .map(({ src }) => createProblem('missing-alt', place, { image: src }));
}
