import { findRetiredWords } from './retired-words.ts';

const find = (text: string, file = 'shell/src/a.tsx') => findRetiredWords(file, text);

test.each([
  ['a name', 'const firstPicture = 1;', "'picture': use image."],
  ['a name in capitals', 'const MAX_PICTURES = 1;', "'picture': use image."],
  ['a name that ends in Of', 'const nameOf = 1;', "'nameOf': use getX, toX, listX or formatX."],
  ['a comment', '// Whoever calls.', "'whoever': use"],
  ['a comment of several lines', '/**\n * The picture.\n */', "2 'picture': use image."],
  ['a phrase', '// Leads nowhere.', "'Leads nowhere': use does not exist."],
  ['a test title', "test('it answers', () => {});", "'answer': use"],
  ['a title of a table', "test.each([\n  [1],\n])('%d faults', () => {});", "3 'fault': use"],
  ['a title with an expression', 'test(`\u0024{name} answers`, () => {});', "'answer': use"],
  ['an expression in a template', 'const x = `a \u0024{pictures} b`;', "'picture': use image."],
  ['a name after a regular expression', 'const a = /[/\'"]/.test(b) && picture;', "'picture': use image."],
])('%s is found', (_name, text, problem) => {
  expect(find(text).join()).toContain(problem);
});

test.each([
  ['a string', "const text = 'the answer';"],
  ['a column', 'row.answered_at = row.picture_url;'],
  ['an element', '<picture><source /></picture>'],
  ['a name of the platform', 'new Agent({ keepAlive: true, keepAliveTimeout: KEEP_ALIVE_MS }); list.indexOf(1);'],
  ['code in a comment', '// See `answer` and {@link nameOf}.'],
  ['fault injection', '// Tested with fault injection.'],
  ['a part of another word', 'const translate = 1; // related'],
  ['a regular expression', 'const a = /picture/;'],
])('%s is right', (_name, text) => {
  expect(find(text)).toEqual([]);
});

test('prose of Markdown is checked, code is not', () => {
  const text = 'The `answer` of a [page](e2e/journeys/a.ts).\n\n```ts\nconst answer = 1;\n```\n\nA journey.\n';
  expect(find(text, 'docs/a.md')).toEqual(["docs/a.md:7 'journey': use e2e test."]);
});

test.each([
  ['.a { color: red; } /* The picture. */', 1],
  ['.firstPicture {\n  --picture-size: 1px;\n}', 2],
  ['picture { display: block; }', 0],
])('in a style sheet comments, classes and custom properties are checked: %s', (text, count) => {
  expect(find(text, 'shell/src/a.module.css')).toHaveLength(count);
});
