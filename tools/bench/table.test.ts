import { budgets } from './budgets.ts';
import { formatTable, getVerdict } from './table.ts';

test.each([
  ['scripts', 130, 'stretch'],
  ['scripts', 130.1, 'within'],
  ['scripts', 165, 'within'],
  ['scripts', 165.1, 'MISSED'],
  ['styles', 3, 'within'],
  ['layoutShift', 0, 'stretch'],
  ['proxying', 2, 'stretch'],
  ['proxying', 1.5, 'within'],
  ['proxying', 1.49, 'MISSED'],
] as const)('%s of %d: %s', (name, figure, verdict) => {
  expect(getVerdict({ label: '', measured: '', comparison: { value: figure, budget: budgets[name] } })).toBe(verdict);
});

test('a table shows results and their budgets', () => {
  const table = formatTable([
    { label: 'home: scripts', measured: '166 kB', comparison: { value: 166, budget: budgets.scripts } },
    { label: 'memory', measured: '41.2 MB' },
  ]);
  expect(table.split('\n')).toEqual([
    'measurement    result   budget  stretch  verdict',
    '─────────────  ───────  ──────  ───────  ───────',
    'home: scripts  166 kB   165 kB  130 kB   MISSED',
    'memory         41.2 MB',
  ]);
});
