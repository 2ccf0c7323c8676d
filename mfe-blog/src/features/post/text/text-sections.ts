/** A section of a post's text: a heading with the content up to the next one, or the content before the first heading. */
export interface TextSection {
  readonly html: string;
  /** Absent before the first heading. */
  readonly heading?: { readonly id: string; readonly title: string; readonly level: 2 | 3 };
}

const TAG = /<(\/?)([a-z][a-z\d]*)\b[^>]*>/gi;
const VOID_ELEMENTS: readonly string[] = ['br', 'hr', 'img'];
const HEADING = /^<h([23])\b[^>]*>([\s\S]*?)<\/h\1>/i;
// The only entities in sanitised HTML.
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/**
 * Splits a post's text at its headings, so that each section has an anchor in the server's HTML too. Only top-level
 * headings count: the elements around a nested one would be split.
 */
export function splitAtHeadings(html: string): readonly TextSection[] {
  const starts = findHeadings(html);
  const takenIds = new Set<string>();
  return [0, ...starts].flatMap((from, index) => {
    const section = html.slice(from, starts[index]);
    if (section.trim() === '') return [];
    const [, level, content = ''] = (starts.includes(from) && HEADING.exec(section)) || [];
    const title = toPlainText(content);
    if (title === '') return [{ html: section }];
    return [
      { html: section, heading: { id: createId(title, takenIds), title, level: level === '3' ? 3 : 2 } as const },
    ];
  });
}

function findHeadings(html: string): number[] {
  const indexes: number[] = [];
  let depth = 0;
  for (const { index, 1: closing, 2: name = '' } of html.matchAll(TAG)) {
    const element = name.toLowerCase();
    if (VOID_ELEMENTS.includes(element)) continue;
    if (closing) depth -= 1;
    else {
      if (depth === 0 && (element === 'h2' || element === 'h3')) indexes.push(index);
      depth += 1;
    }
  }
  return indexes;
}

function toPlainText(html: string): string {
  const text = html.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|quot|amp);/g, (name) => ENTITIES[name] ?? name);
  return text.replace(/\s+/g, ' ').trim();
}

/** Derived from the title, so that an anchor stays valid when other sections change. */
function createId(title: string, takenIds: Set<string>): string {
  const folded = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');
  const base = ['part', ...(folded.match(/[\p{L}\p{N}]+/gu) ?? [])].join('-');
  let id = base;
  for (let number = 2; takenIds.has(id); number += 1) id = `${base}-${number}`;
  takenIds.add(id);
  return id;
}
