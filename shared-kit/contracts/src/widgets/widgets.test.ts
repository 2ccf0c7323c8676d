import * as registry from './index.ts';
import { readFields, readLength } from './read-fields.ts';
import { createWidgetSchema } from './schema.ts';
import type { StoredFields, WidgetDescription } from './widget.ts';

const {
  accordionWidget,
  buttonWidget,
  fourColumnsWidget,
  galleryWidget,
  imageWidget,
  postCardsWidget,
  progressBarWidget,
  socialMediaWidget,
  tabsWidget,
  textWidget,
  threeColumnsWidget,
  twoColumnsWidget,
  videoWidget,
} = registry;

const getDefaults = ({ fields }: WidgetDescription) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]));

describe.each(Object.values(registry).map((widget: WidgetDescription) => [widget.type, widget] as const))(
  '%s',
  (_type, widget) => {
    const schema = createWidgetSchema(widget);

    test('its defaults are valid, and reading them changes nothing', () => {
      const defaults = getDefaults(widget);
      expect(schema.safeParse(defaults).success).toBe(true);
      expect(readFields(widget, { ...defaults })).toEqual(defaults);
    });

    test.each([
      {},
      {
        content: 5,
        url: [],
        imageUrl: {},
        leftColumn: 'a',
        rightColumn: [null, 3, {}],
        column1: {},
        images: 7,
        items: [null, 'a', { title: 5 }],
        tabs: {},
        bars: 'x',
        platforms: [{ platform: 'myspace', url: 'https://a.gr' }],
        limit: 'many',
        columns: null,
        spacing: 'wide',
        height: 'tall',
        videoType: 'gif',
        videoUrl: 4,
        thumbnail: 'javascript:1',
      },
    ])('fields that cannot be read have their defaults: %j', (stored) => {
      expect(readFields(widget, stored)).toEqual(getDefaults(widget));
      expect(schema.safeParse(readFields(widget, stored)).success).toBe(true);
    });
  },
);

test.each<[WidgetDescription, StoredFields, StoredFields]>([
  [
    textWidget,
    { content: '<p>Α</p>', fontSize: '20px', textAlign: 'center', textColor: '#334' },
    { content: '<p>Α</p>', fontSize: '1.25rem', textAlign: 'center', textColor: '#334' },
  ],
  [
    textWidget,
    { content: 'Α', fontSize: '900px', textAlign: 'middle', textColor: 'red;position:fixed' },
    { content: 'Α', fontSize: '4.5rem', textAlign: 'left', textColor: '' },
  ],
  [
    imageWidget,
    { imageUrl: 'shop.jpg', altText: 'Α', linkUrl: '/shop', width: '120%', height: 320 },
    { imageUrl: 'shop.jpg', altText: 'Α', linkUrl: '/shop', width: '100%', height: '20rem' },
  ],
  [
    imageWidget,
    { imageUrl: '../secret.jpg', altText: null, linkUrl: '//evil.example', width: 'calc(1px)', height: '-4px' },
    { imageUrl: '', altText: '', linkUrl: '', width: '', height: '' },
  ],
  [
    buttonWidget,
    { text: ' Α ', url: 'tel:+30210', target: '_blank', buttonStyle: 'outline', size: 'large', fullWidth: 'true' },
    { text: 'Α', url: 'tel:+30210', target: '_blank', buttonStyle: 'outline', size: 'large', fullWidth: true },
  ],
  [
    buttonWidget,
    { text: 'Α', url: 'java\nscript:alert(1)', target: 'frame', buttonStyle: 'huge', size: 9, fullWidth: 'maybe' },
    { text: 'Α', url: '', target: '_self', buttonStyle: 'primary', size: 'medium', fullWidth: false },
  ],
  [
    twoColumnsWidget,
    { columnRatio: '1-3', verticalAlign: 'bottom', gap: '3rem', backgroundColor: 'beige', padding: '2rem' },
    { columnRatio: '1-3', verticalAlign: 'bottom', gap: '3rem', backgroundColor: 'beige', padding: '2rem' },
  ],
  [
    twoColumnsWidget,
    { columnRatio: '5-1', verticalAlign: 'baseline', gap: '9rem', backgroundColor: 'url(x)', padding: '99rem' },
    { columnRatio: '1-1', verticalAlign: 'top', gap: '2rem', backgroundColor: '', padding: '6rem' },
  ],
  [twoColumnsWidget, { gap: '0.5rem', verticalAlign: 'center' }, { gap: '0.5rem', verticalAlign: 'center' }],
  [twoColumnsWidget, { gap: '4rem', verticalAlign: 'middle' }, { gap: '2rem', verticalAlign: 'top' }],
])('$type reads %j', (widget, stored, fields) => expect(readFields(widget, stored)).toMatchObject(fields));

// Spec section 5, "Column options".
test.each([
  [twoColumnsWidget, ['1-1', '1-2', '2-1', '1-3', '3-1']],
  [threeColumnsWidget, ['1-1-1', '1-2-1', '2-1-1', '1-1-2']],
  [fourColumnsWidget, ['1-1-1-1', '2-1-1-1', '1-2-1-1', '1-1-2-1', '1-1-1-2']],
] as const)('column ratios of $type', (widget, ratios) => {
  expect(widget.fields.columnRatio.options).toEqual(ratios);
  for (const columnRatio of ratios) expect(readFields(widget, { columnRatio })).toMatchObject({ columnRatio });
  for (const columnRatio of ['9-1', '', 3]) {
    expect(readFields(widget, { columnRatio })).toMatchObject({ columnRatio: ratios[0] });
  }
});

test('a column has its widgets in their order, with all their stored fields', () => {
  const leftColumn = [
    { id: 'b', type: 'text', order: 2, content: 'Β' },
    { type: 'hologram', depth: 3 },
    { id: 'x' },
    { id: 'a', type: 'text', order: '?', content: 'Α' },
  ];
  expect(readFields(twoColumnsWidget, { leftColumn }).leftColumn).toEqual([
    { id: 'hologram-1', type: 'hologram', order: 1, depth: 3 },
    { id: 'b', type: 'text', order: 2, content: 'Β' },
    { id: 'a', type: 'text', order: 2, content: 'Α' },
  ]);
});

test.each([
  [48, 48],
  ['32.5', 32.5],
  ['80%', 80],
  [130, 100],
  [-4, 0],
  [Number.POSITIVE_INFINITY, 100],
  [Number.NaN, 0],
  ['many', 0],
  [null, 0],
  [{}, 0],
])('%p is a percentage of %p', (percentage, expected) => {
  expect(readFields(progressBarWidget, { bars: [{ percentage }] }).bars[0]?.percentage).toBe(expected);
});

test.each([
  [4, 4],
  ['4', 4],
  [0, 1],
  [99, 4],
  [2.6, 3],
  ['', 3],
  ['wide', 3],
  [undefined, 3],
])('%p columns are %p', (columns, expected) => {
  expect(readFields(postCardsWidget, { columns }).columns).toBe(expected);
});

test('a length that was read can be read again', () => {
  const once = readLength('1px', { min: 0, max: 2 });
  expect([once, readLength(once, { min: 0, max: 2 })]).toEqual(['0.0625rem', '0.0625rem']);
});

test('items that are no records, or have no title, are left out', () => {
  const titles = (items: unknown) => readFields(accordionWidget, { items }).items.map(({ title }) => title);
  expect(titles([null, 'a', { title: 'Α' }, [], { title: 5 }, { title: ' ' }, { title: 'Β' }])).toEqual(['Α', 'Β']);
  expect(titles({ length: 1, 0: { title: 'Α' } })).toEqual([]);
});

test('ids of items are unique', () => {
  const tab = (id: unknown) => ({ id, title: 'Α' });
  const { tabs } = readFields(tabsWidget, { tabs: [tab('α'), tab('α'), tab(3), tab('')] });
  expect(tabs.map(({ id }) => id)).toEqual(['α', 'α-2', '3', 'item-4']);
});

test('images are names, addresses or records of the media library; the rest is left out', () => {
  const images = ['shop.jpg', { filename: 'a.png', title: 'Α' }, { url: 'javascript:1' }, 7, { imageUrl: '/b.webp' }];
  expect(readFields(galleryWidget, { images }).images).toEqual([
    { url: 'shop.jpg', alt: '', caption: '' },
    { url: 'a.png', alt: 'Α', caption: '' },
    { url: '/b.webp', alt: '', caption: '' },
  ]);
});

test.each([
  ['facebook', 'https://www.facebook.com/fakos', 'https://www.facebook.com/fakos'],
  ['email', ' hello@fakos.example ', 'mailto:hello@fakos.example'],
  ['email', 'mailto:hello@fakos.example', 'mailto:hello@fakos.example'],
  ['whatsapp', '+30 210 000 0000', 'https://wa.me/302100000000'],
  ['tiktok', 'javascript:alert(1)', undefined],
  ['facebook', '//evil.example', undefined],
  ['myspace', 'https://myspace.com', undefined],
])('the %s link %s becomes %s', (platform, url, expected) => {
  expect(readFields(socialMediaWidget, { platforms: [{ platform, url }] }).platforms[0]?.url).toBe(expected);
});

test.each([
  [textWidget, { fontSize: 'large' }],
  [textWidget, { textColor: 'url(x)' }],
  [buttonWidget, { url: 'javascript:alert(1)' }],
  [buttonWidget, { size: 'huge' }],
  [imageWidget, { imageUrl: '../secret.jpg' }],
  [imageWidget, { height: '50%' }],
  [postCardsWidget, { limit: 25 }],
  [postCardsWidget, { categoryId: -1 }],
  [progressBarWidget, { bars: [{ id: 'a', label: '', percentage: 101, color: '', showPercentage: true }] }],
  [twoColumnsWidget, { leftColumn: [{ type: 'text' }] }],
  [videoWidget, { thumbnail: 'https://other.example/a.jpg' }],
  [videoWidget, { videoUrl: 'https://www.youtube.com/@fakos' }],
] as [WidgetDescription, StoredFields][])('the schema of $type refuses %j', (widget, fields) => {
  expect(createWidgetSchema(widget).safeParse({ ...getDefaults(widget), ...fields }).success).toBe(false);
});

test('the schema accepts a video of the site with its host', () => {
  const fields = { ...getDefaults(videoWidget), videoType: 'mp4', videoUrl: 'https://fakos.example/shop.mp4' };
  expect(createWidgetSchema(videoWidget, 'fakos.example').safeParse(fields).success).toBe(true);
  expect(createWidgetSchema(videoWidget).safeParse(fields).success).toBe(false);
});
