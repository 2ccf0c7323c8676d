import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { renderRemote } from '@fakos/shared-kit/testing/render-remote';
import { act, screen } from '@testing-library/react';
import remote from '../../../remote.ts';
import { postDetail } from '../../../testing/posts.fixtures.ts';

/** Time after which a visible post counts as viewed. */
const VIEW_MS = 5000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

async function countViews(id: number, navigation: { type: string; name: string }): Promise<number> {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [navigation], configurable: true });
  const requests = mockApi({ 'posts.php': () => ({ data: postDetail(id) }) });
  await renderRemote(remote, `/blog/arthro-${id}`);
  await screen.findByRole('link', { name: /Facebook/ });
  await act(() => jest.advanceTimersByTimeAsync(2 * VIEW_MS));
  return requests.filter((request) => request.includes('action=view')).length;
}

const here = window.location.href;

test.each([
  ['that was opened', { type: 'navigate', name: here }, 1],
  ['that was reloaded', { type: 'reload', name: here }, 0],
  ['that the visitor came back to', { type: 'back_forward', name: here }, 0],
  ['that follows a page that was reloaded', { type: 'reload', name: `${here}blog` }, 1],
])('views of a post %s', async (description, navigation, views) => {
  expect(await countViews(description.length, navigation)).toBe(views);
});

test('a post is counted once per session', async () => {
  const navigation = { type: 'navigate', name: here };
  expect(await countViews(1, navigation)).toBe(1);
  expect(await countViews(1, navigation)).toBe(0);
});
