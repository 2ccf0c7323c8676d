import { readText } from '@fakos/contracts/html/safe-values';
import type { PickedImage } from '@fakos/shared-kit/remote';
import type { FieldInputProps } from './field-input.tsx';
import { type FieldChanges, getFieldChanges, readStoredValue } from './stored-value.ts';

/** Fields with the alternative text of an image field. */
const altNames: Readonly<Record<string, string>> = { imageUrl: 'altText', url: 'alt' };

/** Changes that store a chosen image, and its alternative text where none was written yet. */
export function getImageChanges(
  {
    name,
    field,
    siblings,
    stored,
    language,
  }: Pick<FieldInputProps, 'name' | 'field' | 'siblings' | 'stored' | 'language'>,
  image: PickedImage,
): FieldChanges {
  const changes = getFieldChanges(field, name, stored, image.filename);
  const altName = altNames[name] ?? '';
  const altField = siblings[altName];
  const alt = (language === 'el' ? image.alt_el : image.alt_en) ?? '';
  if (!altField || alt === '' || readText(readStoredValue(altField, altName, stored)) !== '') return changes;
  return { ...changes, ...getFieldChanges(altField, altName, stored, alt) };
}
