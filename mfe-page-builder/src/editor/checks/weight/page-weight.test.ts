import type { StoredSection } from '@fakos/contracts/pages/contract';
import { listPlacedWidgets } from '../page-contents.ts';
import { measureWindow } from './measure-window.ts';
import { getPageWeight, listImageAddresses } from './page-weight.ts';

const sections: StoredSection[] = [
  {
    id: 's',
    widgets: [
      { id: 'wide', type: 'image', order: 1, imageUrl: 'a.jpg' },
      {
        id: 'columns',
        type: 'two-columns',
        order: 2,
        columnRatio: '1-3',
        leftColumn: [{ id: 'narrow', type: 'image', order: 1, imageUrl: 'b.jpg' }],
        rightColumn: [{ id: 'gallery', type: 'gallery', order: 1, columns: 2, images: ['c.jpg', 'a.jpg'] }],
      },
    ],
  },
];
const contents = listPlacedWidgets(sections, 'el');
const image = (file: string, width: number) => `/backend/api/image.php?type=images&file=${file}&width=${width}`;

test('images are requested in the width of their place on a wide screen', () => {
  expect(contents.map((widget) => [widget.record.id, listImageAddresses(widget)])).toEqual([
    ['wide', [image('a.jpg', 1600)]],
    ['columns', []],
    ['narrow', [image('b.jpg', 480)]],
    ['gallery', [image('c.jpg', 800), image('a.jpg', 800)]],
  ]);
});

test('without a measurement, the images are added to the usual size of a page', () => {
  const empty = getPageWeight({ contents: [], imageBytes: new Map() });
  const imageBytes = new Map([
    [image('a.jpg', 1600), 90_000],
    [image('b.jpg', 480), 10_000],
    [image('c.jpg', 800), 250_000],
  ]);
  const weight = getPageWeight({ contents, imageBytes });
  expect(weight.source).toBe('estimated');
  expect(weight.totalBytes - empty.totalBytes).toBe(350_000);
  expect(weight.totalBytes).toBeGreaterThan(weight.budgetBytes);
  expect(weight.widgets.map(({ id, bytes }) => [id, bytes])).toEqual([
    ['gallery', 250_000],
    ['wide', 90_000],
    ['narrow', 10_000],
  ]);
});

test('a measurement counts everything that was transferred, and images in any width', () => {
  const entries = [
    { entryType: 'navigation', name: 'https://shop.gr/page/a', transferSize: 9_000, encodedBodySize: 8_700 },
    { entryType: 'resource', name: 'https://shop.gr/a.js?v=1', transferSize: 0, encodedBodySize: 50_000 },
    { entryType: 'resource', name: 'https://shop.gr/a.css', transferSize: 4_000, encodedBodySize: 3_700 },
    {
      entryType: 'resource',
      name: `https://shop.gr${image('a.jpg', 480)}`,
      transferSize: 20_300,
      encodedBodySize: 20_000,
    },
    { entryType: 'resource', name: 'https://other.example/x', transferSize: 0, encodedBodySize: 0 },
  ];
  const performance = { getEntriesByType: (type: string) => entries.filter(({ entryType }) => entryType === type) };
  const measured = measureWindow({ performance: performance as unknown as Performance });
  const weight = getPageWeight({ contents, imageBytes: new Map([[image('b.jpg', 480), 10_000]]), measured });
  expect(weight).toMatchObject({
    source: 'measured',
    totalBytes: 83_600,
    kinds: { document: 9_000, scripts: 50_300, styles: 4_000, images: 20_300, fonts: 0, other: 0 },
    widgets: [{ id: 'wide', bytes: 20_300 }],
  });
});
