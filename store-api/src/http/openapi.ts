import { type Endpoint, errorResponse } from '@fakos/contracts/endpoint';
import { errorStatuses } from '@fakos/contracts/error-statuses';
import { rolePermissions } from '@fakos/contracts/permissions';
import { Router } from 'express';
import { z } from 'zod';
import type { EndpointRoute, Route } from './route.ts';

type JsonSchema = Record<string, unknown>;
type AnyRoute = Route<never, never>;

const ADDRESSES = ['/backend/api/openapi.json', '/api/openapi.json'];

/** Serves the OpenAPI document; it is generated at the first request. */
export function openApiRoutes(routes: readonly AnyRoute[], version: string): Router {
  let text: string | undefined;
  const router = Router();
  router.get(ADDRESSES, (_request, response) => {
    text ??= JSON.stringify(describeApi(routes, version));
    response.type('json').setHeader('Cache-Control', 'no-cache').send(text);
  });
  return router;
}

/** The description of one endpoint, for the readable reference. */
export interface EndpointDescription {
  /** Absent for the endpoint that a resource serves without one. */
  readonly action?: string;
  readonly permission: Endpoint['permission'];
  readonly query: JsonSchema;
  readonly body: JsonSchema;
  readonly answer: JsonSchema;
  /** The kind of body that the endpoint accepts besides JSON. */
  readonly takes?: 'beacon' | 'upload';
}

/** The API as an OpenAPI 3.1 document: one path per resource, one operation per method, its actions as alternatives. */
function describeApi(routes: readonly AnyRoute[], version: string) {
  const byPath = Map.groupBy(routes, ({ endpoint }) => `/${endpoint.resource}.php`);
  const paths = [...byPath].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    openapi: '3.1.0',
    info: { title: 'Fakos API', version, description: INTRODUCTION },
    servers: [{ url: '/backend/api' }],
    security: [{}],
    'x-roles': rolePermissions,
    paths: Object.fromEntries(paths.map(([path, ofPath]) => [path, describePath(ofPath)])),
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The `token` of the response of login.php.' },
      },
      ...describeFailure(),
    },
  };
}

const INTRODUCTION = [
  'Every response is `{success, data?, message?, errors?}`. Amounts are decimal euros with VAT, times are UTC.',
  'Several endpoints share an address and a method; `action`, in the query or in the body, selects one of them.',
  '`x-calls` of an operation lists them one by one, with the permission that each needs: `public`, `user` for everyone who',
  'is signed in, or a permission of staff. `x-roles` lists the permissions of each role.',
].join(' ');

function describePath(routes: readonly AnyRoute[]) {
  const byMethod = Map.groupBy(routes, ({ endpoint }) => endpoint.method.toLowerCase());
  return Object.fromEntries([...byMethod].map(([method, ofMethod]) => [method, describeOperation(ofMethod)]));
}

function describeOperation(routes: readonly AnyRoute[]) {
  const served = routes.filter((route) => route.kind === 'endpoint');
  const [first] = routes;
  const shared = {
    operationId: `${first?.endpoint.method.toLowerCase()}-${first?.endpoint.resource}`,
    tags: [first?.endpoint.resource],
    ...(routes.every(({ endpoint }) => endpoint.permission !== 'public') && { security: [{ token: [] }] }),
  };
  if (served.length === 0) {
    return {
      ...shared,
      'x-permission': first?.endpoint.permission,
      responses: { 200: { description: 'Content other than JSON, such as an image.' } },
    };
  }
  const described = served.map(describeEndpoint);
  return {
    ...shared,
    parameters: describeParameters(described),
    ...(first?.endpoint.method !== 'GET' && { requestBody: describeBody(described) }),
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

function describeEndpoint({
  endpoint,
  options,
}: Pick<EndpointRoute<never, never>, 'endpoint' | 'options'>): EndpointDescription {
  return {
    ...(endpoint.action !== undefined && { action: endpoint.action }),
    permission: endpoint.permission,
    query: toJsonSchema(endpoint.query, 'input'),
    body: toJsonSchema(endpoint.body, 'input'),
    answer: toJsonSchema(endpoint.response, 'output'),
    ...(options.body && { takes: options.body }),
  };
}

/** `action` and the query parameters of all the endpoints; none is required, because another endpoint may not need it. */
function describeParameters(endpoints: readonly EndpointDescription[]) {
  const actions = endpoints.flatMap(({ action }) => action ?? []);
  const action = { name: 'action', in: 'query', required: false, schema: { type: 'string', enum: actions } };
  const found = new Map<string, JsonSchema[]>();
  for (const { query } of endpoints) {
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

function describeBody(endpoints: readonly EndpointDescription[]) {
  const ofKind = (kind: EndpointDescription['takes']) => endpoints.filter(({ takes }) => takes === kind);
  const uploads = ofKind('upload');
  const plain = endpoints.filter(({ takes }) => takes !== 'upload');
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

/** A contract's schema as JSON Schema; rules that JSON Schema cannot express (a check digit, for example) are omitted. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

/** The JSON envelope of every failure (product.md section 2). */
function describeFailure() {
  const statuses = Object.entries(errorStatuses).map(([code, status]) => `${code} (${status})`);
  return {
    schemas: { Failure: toJsonSchema(errorResponse, 'output') },
    responses: {
      Failure: {
        description: `The request failed. \`code\` is one of ${statuses.join(', ')}; \`message\` is in the language of the request.`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}
