import type { Call } from '@fakos/shared-kit/api/contract';
import { z } from 'zod';
import type { AnyEndpoint, Endpoint } from '../http/endpoint.ts';
import { failureResponses } from './failure-responses.ts';

type JsonSchema = Record<string, unknown>;

/** What is described of one call; the readable reference shows these. */
export interface CallDescription {
  /** Absent for the call that a resource answers without one. */
  readonly action?: string;
  readonly permission: Call['permission'];
  readonly query: JsonSchema;
  readonly body: JsonSchema;
  readonly answer: JsonSchema;
  /** What the call takes as its body beside JSON. */
  readonly takes?: 'beacon' | 'upload';
}

/** The API as an OpenAPI 3.1 document: one path a resource, one operation a method, its actions as alternatives. */
export function describeApi(endpoints: readonly AnyEndpoint[], version: string) {
  const byPath = Map.groupBy(endpoints, ({ call }) => `/${call.resource}.php`);
  const paths = [...byPath].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    openapi: '3.1.0',
    info: { title: 'Fakos API', version, description: INTRODUCTION },
    servers: [{ url: '/backend/api' }],
    security: [{}],
    paths: Object.fromEntries(paths.map(([path, ofPath]) => [path, describePath(ofPath)])),
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'What login.php answered as `token`.' },
      },
      ...failureResponses,
    },
  };
}

const INTRODUCTION = [
  'Every answer is `{success, data?, message?, errors?}`. Amounts are decimal euros with VAT, times are UTC.',
  'Several calls share an address and a method; `action`, in the query or in the body, says which one is meant.',
  '`x-calls` of an operation lists them one by one.',
].join(' ');

function describePath(endpoints: readonly AnyEndpoint[]) {
  const byMethod = Map.groupBy(endpoints, ({ call }) => call.method.toLowerCase());
  return Object.fromEntries([...byMethod].map(([method, ofMethod]) => [method, describeOperation(ofMethod)]));
}

function describeOperation(endpoints: readonly AnyEndpoint[]) {
  const calls = endpoints.filter((endpoint) => endpoint.kind === 'call');
  const [first] = endpoints;
  const shared = {
    operationId: `${first?.call.method.toLowerCase()}-${first?.call.resource}`,
    tags: [first?.call.resource],
    ...(endpoints.every(({ call }) => call.permission !== 'public') && { security: [{ token: [] }] }),
  };
  if (calls.length === 0) {
    return { ...shared, responses: { 200: { description: 'Something else than JSON, such as a picture.' } } };
  }
  const described = calls.map(describeCall);
  return {
    ...shared,
    parameters: describeParameters(described),
    ...(first?.call.method !== 'GET' && { requestBody: describeBody(described) }),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: oneOf(described.map(({ answer }) => answer)) } },
      },
      default: { $ref: '#/components/responses/Failure' },
    },
    'x-calls': described,
  };
}

function describeCall({ call, options }: Endpoint): CallDescription {
  return {
    ...(call.action !== undefined && { action: call.action }),
    permission: call.permission,
    query: schemaOf(call.query, 'input'),
    body: schemaOf(call.body, 'input'),
    answer: schemaOf(call.answer, 'output'),
    ...(options.body && { takes: options.body }),
  };
}

/** `action`, and what any of the calls reads from the query; none is required, because another call may do without. */
function describeParameters(calls: readonly CallDescription[]) {
  const actions = calls.flatMap(({ action }) => action ?? []);
  const action = { name: 'action', in: 'query', required: false, schema: { type: 'string', enum: actions } };
  const found = new Map<string, JsonSchema[]>();
  for (const { query } of calls) {
    for (const [name, schema] of Object.entries((query.properties ?? {}) as Record<string, JsonSchema>)) {
      found.set(name, [...(found.get(name) ?? []), schema]);
    }
  }
  const parameters = [...found].map(([name, schemas]) => ({
    name,
    in: 'query',
    required: false,
    schema: anyOf(schemas),
  }));
  return actions.length > 0 ? [action, ...parameters] : parameters;
}

function describeBody(calls: readonly CallDescription[]) {
  const ofKind = (kind: CallDescription['takes']) => calls.filter(({ takes }) => takes === kind);
  const uploads = ofKind('upload');
  const plain = calls.filter(({ takes }) => takes !== 'upload');
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  return {
    content: {
      ...(plain.length > 0 && { 'application/json': { schema: anyOf(plain.map(({ body }) => body)) } }),
      ...(uploads.length > 0 && {
        'multipart/form-data': { schema: { type: 'object', properties: { file }, required: ['file'] } },
      }),
    },
  };
}

const oneOf = (schemas: readonly JsonSchema[]) => (schemas.length === 1 ? schemas[0] : { oneOf: schemas });

function anyOf(schemas: readonly JsonSchema[]) {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  return different.length === 1 ? different[0] : { anyOf: different };
}

/** A contract's schema as JSON Schema; what JSON Schema cannot say (a check digit, for example) is left open. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}
