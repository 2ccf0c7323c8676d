import { createLogDestination, formatLogLine, getDefaultLogFormat } from './log-format.ts';

const time = new Date(2026, 10, 21, 9, 30, 5).getTime();
const line = (fields: object) => JSON.stringify({ level: 40, time, pid: 1, hostname: 'shop', ...fields });

test('a record is one line with time, level, message, request id and its other fields', () => {
  const record = { msg: 'request failed', requestId: 'f00-1', status: 503, path: '/shop', reasons: ['timeout'] };
  expect(formatLogLine(line(record))).toBe(
    '09:30:05 WARN  request failed [f00-1] status=503 path=/shop reasons=["timeout"]',
  );
});

test.each([
  ['an error of pino', { err: { type: 'Error', message: 'lost', stack: 'Error: lost\n    at open (a.ts:1:2)' } }],
  ['an error with its stack beside it', { error: 'lost', stack: 'Error: lost\n    at open (a.ts:1:2)' }],
])('%s is followed by its stack', (_name, fields) => {
  expect(formatLogLine(line({ msg: 'failed', ...fields }))).toBe(
    '09:30:05 WARN  failed\n    Error: lost\n    at open (a.ts:1:2)',
  );
});

test('an error without a stack is followed by its message', () => {
  expect(formatLogLine(line({ msg: 'failed', error: 'lost' }))).toBe('09:30:05 WARN  failed\n    lost');
});

test('a line that is no record stays as it is', () => {
  expect(formatLogLine('plain text\n')).toBe('plain text');
});

test('a text log is written line by line, a JSON log is left to pino', () => {
  const written: string[] = [];
  const output = { write: (text: string) => written.push(text) };
  createLogDestination('text', output)?.write(`${line({ msg: 'ready' })}\n`);
  expect(written).toEqual(['09:30:05 WARN  ready\n']);
  expect(createLogDestination('json', output)).toBeUndefined();
});

test.each([
  [true, 'text'],
  [false, 'json'],
] as const)('output to a terminal (%s) defaults to %s', (isTTY, format) => {
  expect(getDefaultLogFormat({ isTTY })).toBe(format);
});
