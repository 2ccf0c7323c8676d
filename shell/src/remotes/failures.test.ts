import { FAILURES_PATH } from '@fakos/contracts/remote/failures';
import { reportFailure } from './failures.ts';

const failure = { remote: 'mfe-blog', version: '1.0.0', phase: 'chunk', code: 'REMOTE_UNREACHABLE' } as const;

test('a failure is reported once, and not while the page is unloading', () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const send = jest.fn(async () => new Response());
  globalThis.fetch = send;
  window.dispatchEvent(new Event('pagehide'));
  reportFailure(failure);
  expect(send).not.toHaveBeenCalled();

  window.dispatchEvent(new Event('pageshow'));
  reportFailure(failure);
  reportFailure(failure);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith(FAILURES_PATH, expect.anything());
});
