import { FAILURES_PATH } from '@fakos/shared-kit/remote/failures';
import { reportFailure } from './failures.ts';

let sent: string[];

beforeEach(() => {
  sent = [];
  jest.spyOn(console, 'warn').mockImplementation();
  globalThis.fetch = async (address) => {
    sent.push(`${address}`);
    return new Response();
  };
});

const failure = { remote: 'mfe-blog', phase: 'chunk', code: 'REMOTE_UNREACHABLE' } as const;

test('a failure is told once, and not where the page is being left', () => {
  window.dispatchEvent(new Event('pagehide'));
  reportFailure({ ...failure, version: '1.0.0' });
  expect(sent).toEqual([]);

  window.dispatchEvent(new Event('pageshow'));
  reportFailure({ ...failure, version: '1.0.0' });
  reportFailure({ ...failure, version: '1.0.0' });
  expect(sent).toEqual([FAILURES_PATH]);
});
