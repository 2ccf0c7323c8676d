import {
  MAX_SECTIONS,
  MAX_SECTIONS_KB,
  MAX_WIDGET_DEPTH,
  MAX_WIDGETS,
  type StoredSection,
} from '@fakos/contracts/pages/contract';
import { Failure } from '../../../errors/failure.ts';
import { type Language, translate } from '../../../text/translate.ts';
import { sanitiseTree } from './sanitise-tree.ts';

const BYTES_PER_KB = 1000;
/** Maximum nesting depth of page data: columns and lists of widgets take three of these a level. */
const MAX_DATA_DEPTH = 40;

/** The section lists of a write. */
export interface WrittenSections {
  readonly sections_el?: readonly StoredSection[] | undefined;
  readonly sections_en?: readonly StoredSection[] | undefined;
}

/** The sanitised columns of the given sections; fails with VALIDATION at the field that exceeds a limit. */
export function sectionColumns(written: WrittenSections, language: Language) {
  const { sections_el: el, sections_en: en } = written;
  return {
    ...(el && { sections_el: toColumn(el, 'sections_el', language) }),
    ...(en && { sections_en: toColumn(en, 'sections_en', language) }),
  };
}

function toColumn(sections: readonly StoredSection[], field: string, language: Language): string {
  const refuse = (rule: string, params: Readonly<Record<string, number>> = {}) =>
    new Failure('VALIDATION', { fields: { [field]: translate(language, `rules.${rule}`, params) } });
  if (sections.length > MAX_SECTIONS) throw refuse('tooManySections', { max: MAX_SECTIONS });
  if (new Set(sections.map(({ id }) => id)).size < sections.length) throw refuse('twinSections');
  const { widgets, isTooDeep } = measure(sections);
  if (isTooDeep) throw refuse('tooDeep', { max: MAX_WIDGET_DEPTH });
  if (widgets > MAX_WIDGETS) throw refuse('tooManyWidgets', { max: MAX_WIDGETS });
  const column = JSON.stringify(sanitiseTree(sections));
  if (Buffer.byteLength(column) > MAX_SECTIONS_KB * BYTES_PER_KB)
    throw refuse('tooManyBytes', { max: MAX_SECTIONS_KB });
  return column;
}

/** Walks the tree without recursion, because its depth has not been checked yet. A node with a type is a widget. */
function measure(sections: readonly StoredSection[]): { widgets: number; isTooDeep: boolean } {
  const open: { readonly value: unknown; readonly depth: number; readonly within: number }[] = [
    { value: sections, depth: 0, within: 0 },
  ];
  let widgets = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    const isWidget = 'type' in value && 'id' in value && typeof value.type === 'string';
    const within = next.within + (isWidget ? 1 : 0);
    if (isWidget) widgets++;
    if (depth > MAX_DATA_DEPTH || within > MAX_WIDGET_DEPTH) return { widgets, isTooDeep: true };
    for (const inner of Object.values(value)) open.push({ value: inner, depth: depth + 1, within });
  }
  return { widgets, isTooDeep: false };
}
