import { AppError } from '@fakos/contracts/errors';
import { ERRORS_PATH } from '@fakos/contracts/remote/failures';
import { MAX_REPORTS, sendErrorReport } from './send-error-report.ts';

const STACK = 'at Cart (https://shop.example/remotes/mfe-shop/2/7.js:1:204)';
const send = jest.fn(async (_path: string, _options: RequestInit) => new Response());

beforeEach(() => {
  send.mockClear();
  globalThis.fetch = send as unknown as typeof fetch;
});

function createError(message: string, { stack = STACK, name = 'TypeError' } = {}): Error {
  return Object.assign(new Error(message), { name, stack: `${name}: ${message}\n    ${stack}` });
}

test.each([
  ['no error', 'a text'],
  ['an expected error', new AppError('NOT_FOUND')],
  ['a file that did not load', createError('Loading chunk 7 failed', { name: 'ChunkLoadError' })],
  ['an error of an extension', createError('x', { stack: 'at f (chrome-extension://abc/content.js:1:2)' })],
])('%s is not reported', (_name, error) => {
  sendErrorReport(error);
  expect(send).not.toHaveBeenCalled();
});

test('an error is reported once, with its stack and the page, and a page sends few', () => {
  sendErrorReport(createError('items is not iterable'));
  sendErrorReport(createError('items is not iterable'));
  expect(send).toHaveBeenCalledTimes(1);
  const [path, { body }] = send.mock.calls[0] ?? ['', {}];
  expect(path).toBe(ERRORS_PATH);
  expect(JSON.parse(body as string)).toEqual({
    error: 'TypeError: items is not iterable',
    stack: `TypeError: items is not iterable\n    ${STACK}`,
    page: '/',
  });
  for (let index = 0; index < 2 * MAX_REPORTS; index++) sendErrorReport(createError(`error ${index}`));
  expect(send).toHaveBeenCalledTimes(MAX_REPORTS);
});
