import { groupSearches } from './searches.ts';

const counted = (query: string, results: number | null, count: number) => ({
  properties: JSON.stringify({ query, results }),
  count,
});

test('searches are grouped without case and accents, and by whether they had results', () => {
  const rows = [
    counted('Γυαλιά ηλίου', 5, 7),
    counted('γυαλια ηλιου ', null, 4),
    counted('ray ban', 0, 3),
    counted('Φακοί', 2, 3),
    counted('RAY BAN', 0, 2),
    counted('  ', 0, 2),
    { properties: '{"query":7}', count: 1 },
    { properties: 'no JSON', count: 1 },
  ];
  expect(groupSearches(rows, 2)).toEqual({
    with_results: [
      { term: 'Γυαλιά ηλίου', count: 11 },
      { term: 'Φακοί', count: 3 },
    ],
    without_results: [{ term: 'ray ban', count: 5 }],
  });
  expect(groupSearches(rows, 1).with_results).toHaveLength(1);
});
