import { readText } from '@fakos/contracts/html/safe-values';
import type { FieldDescriptions, StoredFields } from '@fakos/contracts/widgets/widget';
import { getTypedText } from './stored-value.ts';

/** Label of a list item: its first text; '' if it has none. */
export function getItemLabel(fields: FieldDescriptions, item: StoredFields): string {
  const texts = Object.entries(fields)
    .filter(([, { kind }]) => kind === 'text')
    .map(([name, field]) => getTypedText(field, name, item).trim());
  return texts.find((found) => found !== '') ?? '';
}

/** The items of a stored list as records; one that is stored as a text is the value of `textItem`. */
export function readItems(value: unknown, textItem: string | undefined): StoredFields[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown): StoredFields[] => {
    if (typeof entry === 'string') return textItem === undefined ? [] : [{ [textItem]: readText(entry) }];
    return typeof entry === 'object' && entry !== null ? [entry as StoredFields] : [];
  });
}
