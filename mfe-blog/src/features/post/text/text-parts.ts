/** A part of a post's text: a heading and what follows it, or what stands before the first heading. */
export interface TextPart {
  readonly html: string;
  /** Absent before the first heading. */
  readonly heading?: { readonly id: string; readonly title: string; readonly level: 2 | 3 };
}

const TAG = /<(\/?)([a-z][a-z\d]*)\b[^>]*>/gi;
const VOID_ELEMENTS: readonly string[] = ['br', 'hr', 'img'];
const HEADING = /^<h([23])\b[^>]*>([\s\S]*?)<\/h\1>/i;
// The only ones that sanitised text holds.
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/**
 * Cuts a post's text at its headings, so that each part has an anchor from the server on. Only at those that stand in
 * the text itself: one inside a quotation or a box cannot be cut out of it.
 */
export function textPartsOf(html: string): readonly TextPart[] {
  const cuts = headingPlaces(html);
  const taken = new Set<string>();
  return [0, ...cuts].flatMap((from, index) => {
    const part = html.slice(from, cuts[index]);
    if (part.trim() === '') return [];
    const [, level, words = ''] = (cuts.includes(from) && HEADING.exec(part)) || [];
    const title = plainText(words);
    if (title === '') return [{ html: part }];
    return [{ html: part, heading: { id: freeId(title, taken), title, level: level === '3' ? 3 : 2 } as const }];
  });
}

function headingPlaces(html: string): number[] {
  const places: number[] = [];
  let depth = 0;
  for (const { index, 1: closing, 2: name = '' } of html.matchAll(TAG)) {
    const element = name.toLowerCase();
    if (VOID_ELEMENTS.includes(element)) continue;
    if (closing) depth -= 1;
    else {
      if (depth === 0 && (element === 'h2' || element === 'h3')) places.push(index);
      depth += 1;
    }
  }
  return places;
}

function plainText(html: string): string {
  const bare = html.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|quot|amp);/g, (name) => ENTITIES[name] ?? name);
  return bare.replace(/\s+/g, ' ').trim();
}

/** Anchors are made of the words, so that they stay while other parts come and go. */
function freeId(title: string, taken: Set<string>): string {
  const folded = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');
  const base = ['part', ...(folded.match(/[\p{L}\p{N}]+/gu) ?? [])].join('-');
  let id = base;
  for (let twin = 2; taken.has(id); twin += 1) id = `${base}-${twin}`;
  taken.add(id);
  return id;
}
