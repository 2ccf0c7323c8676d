import { findImportCycles } from './import-cycles.ts';

const source = (file: string, text: string) => ({ package: 'shell', file: `shell/src/${file}`, text });

test.each([
  ['static imports', "import { b } from './b.ts';", "export { a } from './a.ts';"],
  ['a dynamic import', "import { b } from './b.ts';", "const load = () => import('./a.ts');"],
  ['an import for its side effects', "import './b.ts';", "import './a.ts';"],
])('a cycle of %s is found', (_name, a, b) => {
  expect(findImportCycles([source('a.ts', a), source('b.ts', b)])).toEqual([
    ['shell/src/a.ts', 'shell/src/b.ts', 'shell/src/a.ts'],
  ]);
});

test('the shortest cycle is reported, once', () => {
  const cycles = findImportCycles([
    source('x.ts', "import './a.ts';"),
    source('a.ts', "import './b.ts';\nimport './c.ts';"),
    source('b.ts', "import './c.ts';"),
    source('c.ts', "import './a.ts';"),
  ]);
  expect(cycles).toEqual([['shell/src/a.ts', 'shell/src/c.ts', 'shell/src/a.ts']]);
});

test('two separate cycles are both reported', () => {
  const cycles = findImportCycles([
    source('a.ts', "import './b.ts';"),
    source('b.ts', "import './a.ts';"),
    source('c.ts', "import './d.ts';"),
    source('d.ts', "import './c.ts';"),
  ]);
  expect(cycles).toHaveLength(2);
});

test.each([
  ['an import of types only', "import './b.ts';", "import type { A } from './a.ts';"],
  ['a chain', "import './b.ts';", "import 'react';"],
])('%s is no cycle', (_name, a, b) => {
  expect(findImportCycles([source('a.ts', a), source('b.ts', b)])).toEqual([]);
});
