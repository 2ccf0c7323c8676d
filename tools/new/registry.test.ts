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
])('inserts an import of %s.ts in order', (name, at) => {
  const line = `import { N } from './${name}.ts';`;
  expect(insertInOrder(registry.join('\n'), line, imports).split('\n')).toEqual(registry.toSpliced(at, 0, line));
});

test('rejects a line without siblings', () => {
  expect(() => insertInOrder('export {};\n', "import { N } from './n.ts';", imports)).toThrow(/no similar line/);
});

test('finds the end of a list with nested lists', () => {
  const text = 'f() {\n  return [\n    g([\n      1,\n    ]),\n  ];\n}\n';
  expect(insertAtEnd(text, '    2,', 'return [')).toBe(
    'f() {\n  return [\n    g([\n      1,\n    ]),\n    2,\n  ];\n}\n',
  );
  expect(() => insertAtEnd(text, '    2,', 'const list')).toThrow(/No list that starts with 'const list'/);
});

test('adds texts to existing and new groups without replacing any', () => {
  const text = '{"menu":{"a":"α"}}';
  expect(JSON.parse(addTexts(text, { 'menu.b': 'β', 'b.empty': '' }))).toEqual({
    menu: { a: 'α', b: 'β' },
    b: { empty: '' },
  });
  expect(() => addTexts(text, { 'menu.a': 'other' })).toThrow(/'menu.a' already exists/);
});

test('adds a workspace to the lock file in the order of npm', () => {
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
