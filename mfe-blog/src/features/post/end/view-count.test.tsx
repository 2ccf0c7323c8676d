import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { renderRemote } from '@fakos/shared-kit/testing/render-remote';
import { act, screen } from '@testing-library/react';
import remote from '../../../remote.ts';
import { postDetail } from '../../../testing/posts.fixtures.ts';

/** A post that stays in sight for this long has been read. */
const READ_MS = 5000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

async function read(id: number, opening: { type: string; name: string }): Promise<number> {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [opening], configurable: true });
  const calls = answerCalls({ 'posts.php': () => ({ data: postDetail(id) }) });
  await renderRemote(remote, `/blog/arthro-${id}`);
  await screen.findByRole('link', { name: /Facebook/ });
  await act(() => jest.advanceTimersByTimeAsync(2 * READ_MS));
  return calls.filter((call) => call.includes('action=view')).length;
}

const here = window.location.href;

test.each([
  ['that was opened', { type: 'navigate', name: here }, 1],
  ['that was reloaded', { type: 'reload', name: here }, 0],
  ['that the visitor came back to', { type: 'back_forward', name: here }, 0],
  ['that follows a page that was reloaded', { type: 'reload', name: `${here}blog` }, 1],
])('a post %s', async (how, opening, counted) => {
  expect(await read(how.length, opening)).toBe(counted);
});

test('a post is counted once for a visit', async () => {
  const opening = { type: 'navigate', name: here };
  expect(await read(1, opening)).toBe(1);
  expect(await read(1, opening)).toBe(0);
});
