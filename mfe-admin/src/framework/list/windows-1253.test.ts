import { encodeWindows1253 } from './windows-1253.ts';

test.each([
  ['Γυαλιά «Άιρις» – 12,50 €', 'Γυαλιά «Άιρις» – 12,50 €', 0],
  ['\uFEFFΑ;ΐΰ\r\n', 'Α;ΐΰ\r\n', 0],
  ['Møller 😀', 'M?ller ?', 2],
])('%j is read back as %j', (text, expected, lost) => {
  const encoded = encodeWindows1253(text);
  expect(new TextDecoder('windows-1253').decode(encoded.bytes)).toBe(expected);
  expect(encoded.lost).toBe(lost);
  expect(encoded.bytes).toHaveLength(Array.from(expected).length);
});
