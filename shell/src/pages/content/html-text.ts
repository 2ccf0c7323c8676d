const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const LARGEST_CODE_POINT = 0x10ffff;

/** Text of an HTML fragment without tags, for labels and structured data. The result must not be inserted as HTML. */
export function toPlainText(html: string): string {
  const withoutTags = html.replace(/<(?:\/(?:p|li|h\d|div|tr)|br)\b[^>]*>/gi, ' ').replace(/<[^>]*>/g, '');
  const text = withoutTags.replace(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const isHex = /^#x/i.test(name);
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code > 0 && code <= LARGEST_CODE_POINT ? String.fromCodePoint(code) : whole;
  });
  return text.replace(/\s+/g, ' ').trim();
}

/** Normalises a text for comparison: lower case, no accents, no final sigma. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');
}

/**
 * Anchor of a heading: its words, so that it does not change when other headings do; its number where it has no words.
 */
export function toAnchor(title: string, number: number): string {
  const words = foldText(title).match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? `part-${number}`;
}
