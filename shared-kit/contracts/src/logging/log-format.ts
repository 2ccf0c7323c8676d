/** Formats of a server's log: JSON lines for machines, text for people. */
export const logFormats = ['text', 'json'] as const;
/** See {@link logFormats}. */
export type LogFormat = (typeof logFormats)[number];

/** The format of a log where none is configured: text on a terminal, JSON lines anywhere else. */
export function getDefaultLogFormat(output: { readonly isTTY?: boolean } = process.stdout): LogFormat {
  return output.isTTY ? 'text' : 'json';
}

/** A destination of pino: receives one JSON line per record. */
export interface LogDestination {
  write(line: string): void;
}

/** The destination of a log in a format; undefined is pino's default, which writes JSON lines to the standard output. */
export function createLogDestination(
  format: LogFormat,
  output: LogDestination = process.stdout,
): LogDestination | undefined {
  return format === 'json' ? undefined : { write: (line) => output.write(`${formatLogLine(line)}\n`) };
}

const levelNames: Readonly<Record<number, string>> = {
  10: 'TRACE',
  20: 'DEBUG',
  30: 'INFO',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};
const LEVEL_WIDTH = 5;

/** Fields of a record that the text shows in a place of their own, and those that are the same in every line. */
const omittedFields = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'requestId', 'id', 'err', 'error', 'stack']);

/** One pino record as text: time, level, message, request id and other fields, then the stack of an error. */
export function formatLogLine(line: string): string {
  const record = parseRecord(line);
  if (!record) return line.trimEnd();
  const { time, level, msg } = record;
  const requestId = record.requestId ?? record.id;
  const fields = Object.entries(record)
    .filter(([name]) => !omittedFields.has(name))
    .map(([name, value]) => `${name}=${formatValue(value)}`);
  const head = [
    typeof time === 'number' ? new Date(time).toTimeString().slice(0, 'HH:MM:SS'.length) : '',
    (levelNames[Number(level)] ?? String(level)).padEnd(LEVEL_WIDTH),
    typeof msg === 'string' ? msg : '',
    typeof requestId === 'string' ? `[${requestId}]` : '',
    ...fields,
  ];
  return [head.filter((part) => part !== '').join(' '), ...listErrorLines(record)].join('\n');
}

function parseRecord(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function formatValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The stack of an error, which pino writes as `err` and the API as `error` and `stack`; its message where it has none. */
function listErrorLines({ err, error, stack }: Readonly<Record<string, unknown>>): string[] {
  const serialized: { stack?: unknown; message?: unknown } | null | undefined = typeof err === 'object' ? err : null;
  const text = stack ?? serialized?.stack ?? serialized?.message ?? error ?? err;
  if (text === undefined) return [];
  return formatValue(text)
    .split('\n')
    .map((line) => `    ${line.trim()}`);
}
