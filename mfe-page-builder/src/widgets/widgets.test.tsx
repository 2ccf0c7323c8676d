import * as descriptions from '@fakos/contracts/widgets';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen } from '@testing-library/react';
import remote from '../remote.ts';
import * as registry from './index.ts';

async function show(...stored: Record<string, unknown>[]) {
  mockApi({});
  const section = {
    id: 's',
    content: '',
    widgets: stored.map((widget, order) => ({ id: `w${order}`, order, ...widget })),
  };
  await renderSlot(remote, 'page.sections', { sections: [section as never] });
}

test('every described widget has a view', () => {
  const described = Object.values(descriptions).map(({ type }) => type);
  const registered = Object.values(registry).map(({ type }) => type);
  expect(registered.toSorted()).toEqual(described.toSorted());
});

test('text is sanitised', async () => {
  await show({ type: 'text', content: '<p>Γεια<img src=x onerror="alert(1)"></p>' });
  expect(screen.getByText('Γεια').querySelector('[onerror]')).toBeNull();
});

test.each([
  ['youtube', 'https://www.youtube.com/@fakos'],
  ['vimeo', 'https://vimeo.com/about'],
  ['mp4', 'https://evil.example/shop.mp4'],
])('a %s video at %s is reported as an invalid address', async (videoType, videoUrl) => {
  await show({ type: 'video', videoType, videoUrl });
  expect(await screen.findByText('Μη έγκυρη διεύθυνση βίντεο')).toBeInTheDocument();
});

test('a video of the site may be given with its host', async () => {
  await show({ type: 'video', videoType: 'mp4', videoUrl: `${location.origin}/shop.mp4?v=2`, title: 'Το κατάστημα' });
  expect(await screen.findByLabelText('Το κατάστημα')).toHaveAttribute('src', '/shop.mp4?v=2');
});

test('an uploaded image has several widths and its link', async () => {
  await show({ type: 'image', imageUrl: 'shop.jpg', altText: 'Το κατάστημα', linkUrl: '/about' });
  expect(screen.getByRole('link', { name: 'Το κατάστημα' })).toHaveAttribute('href', '/about');
  expect(screen.getByRole('img').getAttribute('srcset')).toContain('type=images&file=shop.jpg&width=800 800w');
});

test('a button without a safe address is not shown', async () => {
  await show(
    { type: 'button', text: 'Κακό', url: 'javascript:alert(1)' },
    { type: 'button', text: 'Καλό', url: 'https://example.gr', target: '_blank' },
  );
  expect(screen.queryByText('Κακό')).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Καλό' });
  expect(link).toHaveAttribute('href', 'https://example.gr');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('columns show their widgets in order', async () => {
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
