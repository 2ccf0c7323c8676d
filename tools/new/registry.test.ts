import { addTexts, addToLock, insertAtEnd, insertInOrder } from './registry.ts';

const imports = /^import .* from '(\.\/.*)';$/;
const registry = [
  "import type { X } from '../x.ts';",
  "import { B } from './b.ts';",
  "import { D } from './d.ts';",
  '',
];

test.each([
  ['a', 1],
  ['c', 2],
  ['e', 3],
])('an import of %s.ts stands in order', (name, at) => {
  const line = `import { N } from './${name}.ts';`;
  expect(insertInOrder(registry.join('\n'), line, imports).split('\n')).toEqual(registry.toSpliced(at, 0, line));
});

test('a line without siblings is refused', () => {
  expect(() => insertInOrder('export {};\n', "import { N } from './n.ts';", imports)).toThrow(/stand beside/);
});

test('the end of a list is found past lists inside it', () => {
  const text = 'f() {\n  return [\n    g([\n      1,\n    ]),\n  ];\n}\n';
  expect(insertAtEnd(text, '    2,', 'return [')).toBe(
    'f() {\n  return [\n    g([\n      1,\n    ]),\n    2,\n  ];\n}\n',
  );
  expect(() => insertAtEnd(text, '    2,', 'const list')).toThrow(/No list that opens with 'const list'/);
});

test('texts join their group, or a new one, and never replace', () => {
  const text = '{"menu":{"a":"α"}}';
  expect(JSON.parse(addTexts(text, { 'menu.b': 'β', 'b.empty': '' }))).toEqual({
    menu: { a: 'α', b: 'β' },
    b: { empty: '' },
  });
  expect(() => addTexts(text, { 'menu.a': 'other' })).toThrow(/'menu.a' is there already/);
});

test('a workspace stands in the lock file where npm puts it', () => {
  const lock = '{"packages":{"":{},"mfe-a":{},"mfe-z":{},"node_modules/@fakos/mfe-a":{}}}';
  const { packages } = JSON.parse(addToLock(lock, 'mfe-b', { name: '@fakos/mfe-b' }));
  expect(Object.keys(packages)).toEqual([
    '',
    'mfe-a',
    'mfe-b',
    'mfe-z',
    'node_modules/@fakos/mfe-a',
    'node_modules/@fakos/mfe-b',
  ]);
});
