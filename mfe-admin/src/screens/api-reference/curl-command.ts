import type { JsonSchema } from '@fakos/shared-kit/api/openapi/hooks';
import type { ListedEndpoint } from './listed-endpoints.ts';

/** File in which the examples store the cookie that a token is bound to (product.md section 1). */
const COOKIE_FILE = 'cookies.txt';
const SIGN_IN = /\/login\.php$/;

const samplesByFormat: Readonly<Record<string, string>> = {
  email: 'name@example.com',
  date: '2026-11-21',
  'date-time': '2026-11-21T09:30:00Z',
  uuid: '00000000-0000-4000-8000-000000000000',
  uri: 'https://example.com/',
};

/** True for the endpoint whose response contains the token. */
export function isSignIn({ method, address }: ListedEndpoint): boolean {
  return method === 'POST' && SIGN_IN.test(address);
}

/** A request as a curl command, with its required parameters only. */
export function formatCurlCommand(endpoint: ListedEndpoint, origin: string): string {
  const url = new URL(endpoint.address, origin);
  for (const [name, value] of Object.entries(createSampleFields(endpoint.query)))
    url.searchParams.set(name, String(value));
  return [
    `curl${endpoint.method === 'GET' ? '' : ` -X ${endpoint.method}`} ${quoteForShell(url.href)}`,
    ...(isSignIn(endpoint) ? [`--cookie-jar ${COOKIE_FILE}`] : []),
    ...(endpoint.access === 'public'
      ? []
      : [`--cookie ${COOKIE_FILE}`, `-H ${quoteForShell('Authorization: Bearer YOUR_TOKEN')}`]),
    ...listBodyOptions(endpoint),
  ].join(' \\\n  ');
}

function listBodyOptions({ body, takes }: ListedEndpoint): string[] {
  const fields = createSampleFields(body);
  if (takes === 'upload') {
    const form = Object.entries({ file: '@image.jpg', ...fields });
    return form.map(([name, value]) => `-F ${quoteForShell(`${name}=${String(value)}`)}`);
  }
  if (Object.keys(body?.properties ?? {}).length === 0) return [];
  return [`-H ${quoteForShell('Content-Type: application/json')}`, `-d ${quoteForShell(JSON.stringify(fields))}`];
}

function createSampleFields({ properties = {}, required = [] }: JsonSchema = {}): Record<string, unknown> {
  const needed = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(needed.map(([name, schema]) => [name, createSample(schema, name)]));
}

function createSample(schema: JsonSchema, name: string): unknown {
  const [alternative = schema] = schema.anyOf ?? schema.oneOf ?? [];
  if (alternative !== schema) return createSample(alternative, name);
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [type] = [schema.type ?? 'string'].flat();
  if (type === 'object') return createSampleFields(schema);
  if (type === 'array') return [createSample(schema.items ?? {}, name)];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return createSampleNumber(schema);
  return type === 'null' ? null : (samplesByFormat[schema.format ?? ''] ?? `YOUR_${name.toUpperCase()}`);
}

function createSampleNumber({ minimum = 1, maximum = 1 }: JsonSchema): number {
  return Math.min(Math.max(minimum, 1), maximum);
}

/** Quotes an argument for a POSIX shell. */
function quoteForShell(argument: string): string {
  return `'${argument.replaceAll("'", `'\\''`)}'`;
}
