import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [1_250_000, '1,3 MB'],
  [2_000_000_000, '2 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes, 'el')).toBe(text);
});
