import type { StoredSection, WidgetRecord } from '@fakos/contracts/pages/contract';
import {
  colorField,
  type FieldDescriptions,
  htmlField,
  imageField,
  linkField,
  listField,
  textField,
} from '@fakos/contracts/widgets/widget';
import { checkPage, listPageLinks } from './check-page.ts';
import type { CheckCode, CheckFacts, CheckProblem } from './check-problem.ts';

type Fields = Record<string, unknown>;

const toWidget = (type: string, fields: Fields, id = 'w'): WidgetRecord => ({ id, type, order: 1, ...fields });
const toSections = (widgets: WidgetRecord[], section: Partial<StoredSection> = {}): StoredSection[] => [
  { id: 's', ...section, widgets },
];
const html = (content: string, id = 'w') => toWidget('html', { content }, id);
const text = (content: string, fields: Fields = {}) => toWidget('text', { content, ...fields });
const button = (fields: Fields) => toWidget('button', { text: 'Buy', url: '/shop', ...fields });

/** Checks the same sections in both languages, so that translations are complete, and returns what English has. */
function check(sections: StoredSection[], facts: CheckFacts = {}): CheckProblem[] {
  return checkPage({ sections: { el: sections, en: sections }, ...facts }).filter(({ language }) => language === 'en');
}

interface Row {
  readonly code: CheckCode;
  readonly what: string;
  readonly bad: WidgetRecord[];
  readonly good: WidgetRecord[];
  readonly field: string;
  readonly section?: Partial<StoredSection>;
  readonly facts?: CheckFacts;
}

const rows: Row[] = [
  {
    code: 'missing-alt',
    what: 'an image without an alternative text',
    bad: [toWidget('image', { imageUrl: 'a.jpg', altText: ' ' })],
    good: [toWidget('image', { imageUrl: 'a.jpg', altText: 'Glasses' })],
    field: 'altText',
  },
  {
    code: 'missing-alt',
    what: 'an image of a gallery without an alternative text',
    bad: [toWidget('gallery', { images: ['a.jpg'] })],
    good: [toWidget('gallery', { images: [{ filename: 'a.jpg', altText: 'Shop' }] })],
    field: 'images',
  },
  {
    code: 'missing-alt',
    what: 'an image in HTML without the attribute, which a decoration has',
    bad: [html('<img src="/a.jpg">')],
    good: [html('<img src="/a.jpg" alt="">')],
    field: 'content',
  },
  {
    code: 'heading-skipped',
    what: 'h2 followed by h4 in another widget',
    bad: [html('<h2>One</h2>', 'first'), html('<h4>Two</h4>')],
    good: [html('<h2>One</h2>', 'first'), html('<h3>Two</h3>')],
    field: 'content',
  },
  {
    code: 'heading-skipped',
    what: 'a first heading that is no h2',
    bad: [html('<h3>One</h3>')],
    good: [html('<h2>One</h2><h3>Two</h3><h4>Three</h4><h2>Four</h2>')],
    field: 'content',
  },
  {
    code: 'heading-empty',
    what: 'a heading without a text',
    bad: [html('<h2> </h2>')],
    good: [html('<h2><img src="/a.jpg" alt="Sale"></h2>')],
    field: 'content',
  },
  {
    code: 'low-contrast',
    what: 'a grey text on the ground of the site',
    bad: [text('<p>One</p>', { textColor: '#999999' })],
    good: [text('<p>One</p>', { textColor: '#555555' })],
    field: 'textColor',
  },
  {
    code: 'low-contrast',
    what: 'a text on the background of its section',
    bad: [text('<p>One</p>', { textColor: '#333333' })],
    good: [text('<p>One</p>', { textColor: 'white' })],
    field: 'textColor',
    section: { background_color: '#1b1815' },
  },
  {
    code: 'low-contrast',
    what: 'a text on the background of its columns',
    bad: [toWidget('two-columns', { backgroundColor: '#000', leftColumn: [text('One', { textColor: '#222' })] }, 'c')],
    good: [toWidget('two-columns', { backgroundColor: '#000', leftColumn: [text('One', { textColor: '#eee' })] }, 'c')],
    field: 'textColor',
  },
  {
    code: 'low-contrast',
    what: 'a text on its own background',
    bad: [
      toWidget('enhanced-text', { content: 'One', textColor: 'hsl(0 0% 40%)', backgroundColor: 'rgb(90, 90, 90)' }),
    ],
    good: [
      toWidget('enhanced-text', { content: 'One', textColor: 'hsl(0 0% 100%)', backgroundColor: 'rgb(90, 90, 90)' }),
    ],
    field: 'textColor',
  },
  {
    code: 'unknown-contrast',
    what: 'a colour that cannot be compared',
    bad: [text('One', { textColor: 'rebeccapurple' })],
    good: [text('One')],
    field: 'textColor',
  },
  {
    code: 'empty-link',
    what: 'a button without an address',
    bad: [button({ url: '' })],
    good: [button({})],
    field: 'url',
  },
  {
    code: 'empty-link',
    what: 'a link of a text without an address',
    bad: [html('<a href="#">More</a>')],
    good: [html('<a href="#more">More</a>')],
    field: 'content',
  },
  {
    code: 'unusable-link',
    what: 'an address that runs a script',
    bad: [button({ url: 'java\nscript:alert(1)' })],
    good: [button({ url: 'https://example.gr' })],
    field: 'url',
  },
  {
    code: 'unusable-link',
    what: 'an e-mail address as the link of an image, which other networks accept',
    bad: [toWidget('image', { imageUrl: 'a.jpg', altText: 'A', linkUrl: 'a@example.gr' })],
    good: [
      toWidget('image', { imageUrl: 'a.jpg', altText: 'A' }),
      toWidget('social-media', { platforms: [{ platform: 'email', url: 'a@example.gr', label: 'Mail' }] }, 'm'),
    ],
    field: 'linkUrl',
  },
  {
    code: 'link-without-text',
    what: 'a link that says nothing',
    bad: [html('<a href="/shop"> <img src="/a.jpg" alt=""></a>')],
    good: [html('<a href="/shop"><img src="/a.jpg" alt="Shop"></a>')],
    field: 'content',
  },
  {
    code: 'button-without-text',
    what: 'a button without a text',
    bad: [button({ text: '' })],
    good: [button({})],
    field: 'text',
  },
  {
    code: 'broken-link',
    what: 'a page that does not exist, whatever its query',
    bad: [button({ url: '/en/page/old?from=home' })],
    good: [button({ url: '/page/new' }), html('<a href="/page/unknown">One</a>', 'h')],
    field: 'url',
    facts: {
      links: new Map([
        ['/page/old', false],
        ['/page/new', true],
      ]),
    },
  },
  {
    code: 'video-without-title',
    what: 'a video without a name',
    bad: [toWidget('video', { videoType: 'mp4', videoUrl: '/a.mp4' })],
    good: [toWidget('video', { videoType: 'mp4', videoUrl: '/a.mp4', title: 'The shop' })],
    field: 'title',
  },
  {
    code: 'third-party-embed',
    what: 'a video of another site',
    bad: [toWidget('video', { videoType: 'youtube', videoUrl: 'https://youtu.be/aaaaaaaaaaa', title: 'A' })],
    good: [toWidget('video', { videoType: 'mp4', videoUrl: '/a.mp4', title: 'A' })],
    field: 'videoUrl',
  },
  {
    code: 'third-party-embed',
    what: 'a map',
    bad: [html('<iframe src="https://www.google.com/maps/embed?pb=1" title="Map"></iframe>')],
    good: [html('<p>Map</p>')],
    field: 'content',
  },
  {
    code: 'blocked-embed',
    what: 'a frame of a host that the site does not show',
    bad: [html('<iframe src="https://example.org/" title="A"></iframe>')],
    good: [html('<iframe src="https://player.vimeo.com/video/1" title="A"></iframe>')],
    field: 'content',
  },
];

test.each(rows)('$code: $what', ({ code, bad, good, field, section, facts }) => {
  const found = check(toSections(bad, section), facts).filter((problem) => problem.code === code);
  expect(found).toEqual([expect.objectContaining({ id: 'w', language: 'en', field })]);
  expect(check(toSections(good, section), facts).filter((problem) => problem.code === code)).toEqual([]);
});

describe('translations', () => {
  const greek = toSections([toWidget('button', { text: 'Αγορά', url: '/shop' })]);
  const rowsOfEnglish: [string, StoredSection[], CheckFacts, CheckCode[]][] = [
    ['complete', toSections([button({})]), {}, []],
    ['no such widget', toSections([]), {}, ['missing-translation']],
    ['an empty text', toSections([button({ text: '' })]), {}, ['empty-translation']],
    ['an older text', toSections([button({})]), { staleIds: ['w'] }, ['stale-translation']],
    ['an older text that was deleted', toSections([]), { staleIds: ['w'] }, ['missing-translation']],
  ];
  test.each(rowsOfEnglish)('%s', (_, english, facts, codes) => {
    const found = checkPage({ sections: { el: greek, en: english }, ...facts });
    expect(found.map(({ code }) => code).filter((code) => code.endsWith('-translation'))).toEqual(codes);
    expect(found.every(({ language }) => language === 'en')).toBe(true);
  });

  test('texts of list items are compared item by item', () => {
    const toTabs = (...titles: string[]) =>
      toSections([toWidget('tabs', { tabs: titles.map((title) => ({ title, content: '' })) })]);
    const found = checkPage({ sections: { el: toTabs('Α', 'Β'), en: toTabs('A', '') } });
    expect(found).toEqual([
      expect.objectContaining({ code: 'empty-translation', field: 'tabs', item: 1, itemField: 'title' }),
    ]);
  });
});

test('a page over its budget is reported once for its language', () => {
  const weights = { en: { totalBytes: 612_000, budgetBytes: 500_000 } };
  expect(check([], { weights })).toEqual([
    expect.objectContaining({ code: 'too-heavy', id: '', params: { kb: 612, budget: 500 } }),
  ]);
  expect(check([], { weights: { en: { totalBytes: 499_000, budgetBytes: 500_000 } } })).toEqual([]);
});

test('legacy HTML of a section is checked, and errors come before warnings and information', () => {
  const sections: StoredSection[] = [
    {
      id: 'old',
      content: '<iframe src="https://player.vimeo.com/video/1"></iframe><h4>Old</h4><a href="/page/a#b">A</a>',
      widgets: [],
    },
  ];
  expect(check(sections).map(({ code, id }) => [code, id])).toEqual([
    ['heading-skipped', 'old'],
    ['video-without-title', 'old'],
    ['third-party-embed', 'old'],
  ]);
  expect(listPageLinks({ el: sections, en: [] })).toEqual(['/page/a']);
});

describe('a contributed widget', () => {
  const TYPE = 'mfe-events/invitation';
  const findFields = (type: string) => (type === TYPE ? fields : undefined);
  const fields: FieldDescriptions = {
    title: textField(),
    photo: imageField(),
    alt: textField(),
    textColor: colorField(),
    backgroundColor: colorField(),
    link: linkField(),
    body: htmlField(),
    guests: listField({ portrait: imageField(), altText: textField() }),
  };
  const stored = { title: 'A', photo: 'a.jpg', alt: 'B', textColor: '#000', link: '/page/new', body: '<h2>C</h2>' };
  const checkContributed = (changed: Fields) => {
    const sections = toSections([toWidget(TYPE, { ...stored, ...changed })]);
    const links = new Map([['/page/old', false]]);
    const found = checkPage({ sections: { el: sections, en: sections }, findFields, links });
    return found.filter(({ language }) => language === 'en').map(({ code, field, item }) => [code, field, item]);
  };

  test.each<[string, Fields, unknown[]]>([
    ['complete', {}, []],
    ['an image without an alternative text', { alt: '' }, [['missing-alt', 'alt', undefined]]],
    [
      'an image of a list without an alternative text',
      { guests: [{ portrait: 'b.jpg', altText: 'D' }, { portrait: 'c.jpg' }] },
      [['missing-alt', 'guests', 1]],
    ],
    ['an alternative text without an image', { photo: '', alt: '' }, []],
    ['a heading that is too low', { body: '<h4>C</h4>' }, [['heading-skipped', 'body', undefined]]],
    ['too little contrast', { textColor: '#777', backgroundColor: '#888' }, [['low-contrast', 'textColor', undefined]]],
    ['no link', { link: '' }, []],
    ['an unusable link', { link: 'javascript:alert(1)' }, [['unusable-link', 'link', undefined]]],
    ['a link to a page that is gone', { link: '/page/old' }, [['broken-link', 'link', undefined]]],
  ])('%s', (_, changed, problems) => {
    expect(checkContributed(changed)).toEqual(problems);
  });

  test('its texts are translated too', () => {
    const el = toSections([toWidget(TYPE, { title: 'Πρόσκληση' })]);
    const en = toSections([toWidget(TYPE, {})]);
    const [problem] = checkPage({ sections: { el, en }, findFields });
    expect(problem).toMatchObject({ code: 'empty-translation', field: 'title', params: { text: 'Πρόσκληση' } });
  });
});

test('unknown widgets are left alone', () => {
  expect(check(toSections([toWidget('carousel-3d', { url: '', text: '' })]))).toEqual([]);
});
