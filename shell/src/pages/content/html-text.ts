const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const LARGEST_CODE_POINT = 0x10ffff;

/** What a piece of the shop's HTML says, without its tags. For labels and search engines, never to be written as HTML. */
export function plainText(html: string): string {
  const bare = html.replace(/<(?:\/(?:p|li|h\d|div|tr)|br)\b[^>]*>/gi, ' ').replace(/<[^>]*>/g, '');
  const text = bare.replace(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const isHex = /^#x/i.test(name);
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code > 0 && code <= LARGEST_CODE_POINT ? String.fromCodePoint(code) : whole;
  });
  return text.replace(/\s+/g, ' ').trim();
}

/** A text for comparing: small, without accents, a final sigma like any other. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');
}

/** The anchor of a heading: its own words, which stay while others come and go; its number where it has none. */
export function anchorOf(title: string, number: number): string {
  const words = foldText(title).match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? `part-${number}`;
}
