const TAG = /<!--[\s\S]*?-->|<\/?[a-z][^>]*>/gi;
const ENTITY = /&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const LAST_CODE_POINT = 0x10ffff;

/** HTML as plain text. Needs no document, so it works on the server too. */
export function toPlainText(html: string): string {
  return html.replace(TAG, ' ').replace(ENTITY, decode).replace(/\s+/g, ' ').trim();
}

function decode(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
}
