const BYTES = 256;
const BYTE_ORDER_MARK = /^\uFEFF/;
const REPLACEMENT = '?'.charCodeAt(0);

/** Text in Windows-1253, without a byte order mark. `lost` counts the characters that it does not have; they become `?`. */
export function encodeWindows1253(text: string): { bytes: Uint8Array<ArrayBuffer>; lost: number } {
  const table = createTable();
  let lost = 0;
  const bytes = Uint8Array.from(Array.from(text.replace(BYTE_ORDER_MARK, '')), (character) => {
    const byte = table.get(character);
    if (byte === undefined) lost += 1;
    return byte ?? REPLACEMENT;
  });
  return { bytes, lost };
}

function createTable(): Map<string, number> {
  const decoder = new TextDecoder('windows-1253');
  const bytes = Array.from({ length: BYTES }, (_none, byte) => byte);
  const table = new Map(bytes.map((byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  // The replacement character, to which undefined bytes decode.
  table.delete('\uFFFD');
  return table;
}
