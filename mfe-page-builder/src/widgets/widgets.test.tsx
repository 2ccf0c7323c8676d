import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen } from '@testing-library/react';
import remote from '../remote.ts';
import { widgets } from './index.ts';

async function show(...stored: Record<string, unknown>[]) {
  answerCalls({});
  const section = {
    id: 's',
    content: '',
    widgets: stored.map((widget, order) => ({ id: `w${order}`, order, ...widget })),
  };
  await renderSlot(remote, 'page.sections', { sections: [section as never] });
}

describe.each(Object.entries(widgets))('%s', (_, { definition }) => {
  test('a new one is valid, and reading it changes nothing', async () => {
    const { schema, defaults, migrate } = await definition();
    expect(schema.safeParse(defaults).success).toBe(true);
    expect(migrate({ ...defaults })).toEqual(defaults);
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
  ])('what cannot be read falls back to the defaults: %j', async (stored) => {
    const { schema, defaults, migrate } = await definition();
    expect(migrate(stored)).toEqual(defaults);
    expect(schema.safeParse(migrate(stored)).success).toBe(true);
  });
});

test.each([
  [
    'text',
    { content: '<p>Α</p>', fontSize: '20px', textAlign: 'center', textColor: '#334' },
    { content: '<p>Α</p>', fontSize: '1.25rem', textAlign: 'center', textColor: '#334' },
  ],
  [
    'text',
    { content: 'Α', fontSize: '900px', textAlign: 'middle', textColor: 'red;position:fixed' },
    { content: 'Α', fontSize: '4.5rem', textAlign: 'left', textColor: '' },
  ],
  [
    'image',
    { imageUrl: 'shop.jpg', altText: 'Α', linkUrl: '/shop', width: '120%', height: 320 },
    { imageUrl: 'shop.jpg', altText: 'Α', linkUrl: '/shop', width: '100%', height: '20rem' },
  ],
  [
    'image',
    { imageUrl: '../secret.jpg', altText: null, linkUrl: '//evil.example', width: 'calc(1px)', height: '-4px' },
    { imageUrl: '', altText: '', linkUrl: '', width: '', height: '' },
  ],
  [
    'button',
    { text: ' Α ', url: 'tel:+30210', target: '_blank', buttonStyle: 'outline', size: 'large', fullWidth: 'true' },
    { text: 'Α', url: 'tel:+30210', target: '_blank', buttonStyle: 'outline', size: 'large', fullWidth: true },
  ],
  [
    'button',
    { text: 'Α', url: 'java\nscript:alert(1)', target: 'frame', buttonStyle: 'huge', size: 9, fullWidth: 'maybe' },
    { text: 'Α', url: '', target: '_self', buttonStyle: 'primary', size: 'medium', fullWidth: false },
  ],
  [
    'two-columns',
    { columnRatio: '1-3', verticalAlign: 'bottom', gap: '3rem', backgroundColor: 'beige', padding: '2rem' },
    { columnRatio: '1-3', verticalAlign: 'bottom', gap: '3rem', backgroundColor: 'beige', padding: '2rem' },
  ],
  [
    'two-columns',
    { columnRatio: '5-1', verticalAlign: 'baseline', gap: '9rem', backgroundColor: 'url(x)', padding: '99rem' },
    { columnRatio: '1-1', verticalAlign: 'top', gap: '2rem', backgroundColor: '', padding: '6rem' },
  ],
])('%s reads %j', async (type, stored, fields) => {
  const definition = await widgets[type]?.definition();
  expect(definition?.migrate(stored)).toMatchObject(fields);
});

test('text is sanitised', async () => {
  await show({ type: 'text', content: '<p>Γεια<img src=x onerror="alert(1)"></p>' });
  expect(screen.getByText('Γεια').querySelector('[onerror]')).toBeNull();
});

test.each([
  ['youtube', 'https://www.youtube.com/@fakos'],
  ['vimeo', 'https://vimeo.com/about'],
  ['mp4', 'https://evil.example/shop.mp4'],
])('a video of %s at %s says that its address is none', async (videoType, videoUrl) => {
  await show({ type: 'video', videoType, videoUrl });
  expect(await screen.findByText('Μη έγκυρη διεύθυνση βίντεο')).toBeInTheDocument();
});

test('a film of the site itself may be named with its host', async () => {
  await show({ type: 'video', videoType: 'mp4', videoUrl: `${location.origin}/shop.mp4?v=2`, title: 'Το κατάστημα' });
  expect(await screen.findByLabelText('Το κατάστημα')).toHaveAttribute('src', '/shop.mp4?v=2');
});

test('a picture of the shop comes in several widths and leads where its link says', async () => {
  await show({ type: 'image', imageUrl: 'shop.jpg', altText: 'Το κατάστημα', linkUrl: '/about' });
  expect(screen.getByRole('link', { name: 'Το κατάστημα' })).toHaveAttribute('href', '/about');
  expect(screen.getByRole('img').getAttribute('srcset')).toContain('type=images&file=shop.jpg&width=800 800w');
});

test('a button without a safe address is not there', async () => {
  await show(
    { type: 'button', text: 'Κακό', url: 'javascript:alert(1)' },
    { type: 'button', text: 'Καλό', url: 'https://example.gr', target: '_blank' },
  );
  expect(screen.queryByText('Κακό')).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Καλό' });
  expect(link).toHaveAttribute('href', 'https://example.gr');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('columns hold widgets of their own, in their order', async () => {
  const text = (content: string, order: number) => ({ id: content, type: 'text', order, content });
  await show({
    type: 'two-columns',
    leftColumn: [text('<p>δεύτερο</p>', 2), text('<p>πρώτο</p>', 1)],
    rightColumn: [{ id: 'c', type: 'two-columns', order: 1, leftColumn: [text('<p>τρίτο</p>', 1)] }],
  });
  expect(screen.getAllByText(/πρώτο|δεύτερο|τρίτο/).map((element) => element.textContent)).toEqual([
    'πρώτο',
    'δεύτερο',
    'τρίτο',
  ]);
});
