import { type StoredSection, storedSection, type WidgetRecord, widgetRecord } from '@fakos/contracts/pages/contract';
import * as z from '@fakos/shared-kit/forms/schema';
import { toRecords, toStoredSection } from './convert.ts';
import type { LanguageDocument, NodeKey } from './editor-document.ts';
import { listOutermost } from './queries.ts';

const FORMAT = 'fakos-page-builder';
const VERSION = 1;

const copied = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  widgets: z.array(widgetRecord),
  sections: z.array(storedSection),
});

/** Sections or widgets on the clipboard. */
export interface CopiedParts {
  readonly widgets: readonly WidgetRecord[];
  readonly sections: readonly StoredSection[];
}

/** JSON of the selected sections and widgets. Where a section is selected, widgets beside it are left out. */
export function toClipboardText(document: LanguageDocument, keys: readonly NodeKey[]): string {
  const outermost = listOutermost(document, keys);
  const sections = outermost.filter((key) => document.nodes[key]?.kind === 'section');
  const parts: CopiedParts =
    sections.length > 0
      ? { widgets: [], sections: sections.map((key) => toStoredSection(document, key)) }
      : { widgets: toRecords(document.nodes, outermost), sections: [] };
  return JSON.stringify({ format: FORMAT, version: VERSION, ...parts });
}

/** Parses text written by {@link toClipboardText}; undefined for any other text. */
export function readClipboardText(text: string): CopiedParts | undefined {
  if (!text.includes(FORMAT)) return undefined;
  try {
    const { data } = copied.safeParse(JSON.parse(text));
    return data && data.widgets.length + data.sections.length > 0 ? data : undefined;
  } catch {
    return undefined;
  }
}
