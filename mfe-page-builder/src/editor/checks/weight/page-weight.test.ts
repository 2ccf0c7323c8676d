import type { StoredSection } from '@fakos/contracts/pages/contract';
import { listPlacedWidgets } from '../page-contents.ts';
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

test('the images are added to the usual size of a page', () => {
  const empty = getPageWeight({ contents: [], imageBytes: new Map() });
  const imageBytes = new Map([
    [image('a.jpg', 1600), 90_000],
    [image('b.jpg', 480), 10_000],
    [image('c.jpg', 800), 250_000],
  ]);
  const weight = getPageWeight({ contents, imageBytes });
  expect(weight.totalBytes - empty.totalBytes).toBe(350_000);
  expect(weight.totalBytes).toBeGreaterThan(weight.budgetBytes);
  expect(weight.widgets.map(({ id, bytes }) => [id, bytes])).toEqual([
    ['gallery', 250_000],
    ['wide', 90_000],
    ['narrow', 10_000],
  ]);
});
