import { detectSeparator, formatDecimal, readCsv, restoreText, writeCsv } from './csv.ts';

test.each<[string, string, string[][]]>([
  [
    'cells',
    'a;b\r\nc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a line break at the end', 'a;b\n', [['a', 'b']]],
  [
    'old line breaks',
    'a;b\rc;d\r',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a byte order mark', '\uFEFF"a";b', [['a', 'b']]],
  ['empty cells', ';a;;\n', [['', 'a', '', '']]],
  ['empty lines', 'a\n\n\r\nb\n', [['a'], [], [], ['b']]],
  ['a quoted separator', '"a;b";c', [['a;b', 'c']]],
  ['quotes', '"say ""yes""";"";""""', [['say "yes"', '', '"']]],
  [
    'line breaks inside a cell',
    '"one\ntwo\r\nthree";b\nc;d',
    [
      ['one\ntwo\r\nthree', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a quote inside a cell', 'a 17" frame;b', [['a 17" frame', 'b']]],
  ['text behind a closing quote', '"a"b;c', [['ab', 'c']]],
  ['a quote that is not closed', '"a;b\nc', [['a;b\nc']]],
  ['only a quote', '"', [[]]],
  ['nothing', '', []],
])('reading %s', (_what, text, expected) => {
  expect([...readCsv(text, ';')]).toEqual(expected);
});

test.each([
  ['a;b;c\n1,5;2,5;3,5', ';'],
  ['a,b\n1;2', ','],
  ['a\tb\tc', '\t'],
  ['"a;b;c",d', ','],
  ['sku', ';'],
])('the separator of %j is %j', (text, expected) => {
  expect(detectSeparator(text)).toBe(expected);
});

test.each([
  '=SUM(A1)',
  '+30 2101234567',
  '-5',
  '@name',
  '\tx',
  "'=SUM(A1)",
  "''=1",
  "'quoted'",
  "it's",
  'a;b,c\t"d"\r\ne',
  'Γυαλιά',
  '',
])('%j is written as text, and read again unchanged', (text) => {
  const [[cell = '?'] = []] = readCsv(writeCsv([[text, 'end']], 'el'), ';');
  expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  expect(restoreText(cell)).toBe(text);
});

test('numbers have the decimal sign of the language', () => {
  expect([formatDecimal(52, 2, 'el'), formatDecimal(0.5, 2, 'en')]).toEqual(['52,00', '0.50']);
  expect(writeCsv([['a', 'b']], 'en')).toBe('\uFEFF"a","b"');
});
