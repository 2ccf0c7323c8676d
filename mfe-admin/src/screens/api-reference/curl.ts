import type { JsonSchema } from '@fakos/shared-kit/api/openapi/hooks';
import type { ListedCall } from './listed-calls.ts';

/** Where the examples keep the cookie that a token is bound to (product.md section 1). */
const COOKIES = 'cookies.txt';
const SIGN_IN = /\/login\.php$/;

const samplesByFormat: Readonly<Record<string, string>> = {
  email: 'name@example.com',
  date: '2026-11-21',
  'date-time': '2026-11-21T09:30:00Z',
  uuid: '00000000-0000-4000-8000-000000000000',
  uri: 'https://example.com/',
};

/** True for the call whose answer brings the token. */
export function isSignIn({ method, address }: ListedCall): boolean {
  return method === 'POST' && SIGN_IN.test(address);
}

/** A call for the command line, with what it must be given and nothing more. */
export function curlOf(call: ListedCall, origin: string): string {
  const url = new URL(call.address, origin);
  for (const [name, value] of Object.entries(sampleFields(call.query))) url.searchParams.set(name, String(value));
  return [
    `curl${call.method === 'GET' ? '' : ` -X ${call.method}`} ${quoted(url.href)}`,
    ...(isSignIn(call) ? [`--cookie-jar ${COOKIES}`] : []),
    ...(call.access === 'public' ? [] : [`--cookie ${COOKIES}`, `-H ${quoted('Authorization: Bearer YOUR_TOKEN')}`]),
    ...bodyOptions(call),
  ].join(' \\\n  ');
}

function bodyOptions({ body, takes }: ListedCall): string[] {
  const fields = sampleFields(body);
  if (takes === 'upload') {
    const form = Object.entries({ file: '@picture.jpg', ...fields });
    return form.map(([name, value]) => `-F ${quoted(`${name}=${String(value)}`)}`);
  }
  if (Object.keys(body?.properties ?? {}).length === 0) return [];
  return [`-H ${quoted('Content-Type: application/json')}`, `-d ${quoted(JSON.stringify(fields))}`];
}

function sampleFields({ properties = {}, required = [] }: JsonSchema = {}): Record<string, unknown> {
  const needed = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(needed.map(([name, schema]) => [name, sampleOf(schema, name)]));
}

function sampleOf(schema: JsonSchema, name: string): unknown {
  const [form = schema] = schema.anyOf ?? schema.oneOf ?? [];
  if (form !== schema) return sampleOf(form, name);
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [type] = [schema.type ?? 'string'].flat();
  if (type === 'object') return sampleFields(schema);
  if (type === 'array') return [sampleOf(schema.items ?? {}, name)];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return sampleAmount(schema);
  return type === 'null' ? null : (samplesByFormat[schema.format ?? ''] ?? `YOUR_${name.toUpperCase()}`);
}

function sampleAmount({ minimum = 1, maximum = 1 }: JsonSchema): number {
  return Math.min(Math.max(minimum, 1), maximum);
}

/** A word of a POSIX shell, whatever is in it. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
