import { z } from 'zod';
import type { EndpointCache, Invalidation } from './caching.ts';
import type { Permission, StaffPermission } from './permissions.ts';

export type { Permission } from './permissions.ts';

/** HTTP methods of the API. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One endpoint of the API. The server's handler, the browser's hook and the test fixtures derive their types from it.
 * `action` is matched against `?action=` or the body's `action`; an endpoint without one is the resource's default.
 * `response` is the whole envelope `{success, data?, message?, …}` of a successful response.
 */
export interface Endpoint<
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> {
  readonly resource: string;
  readonly method: Method;
  readonly action?: string;
  readonly permission: Permission;
  readonly query: Q;
  readonly body: B;
  readonly response: A;
  /** How long the response may be shared between visitors; `none` for a public read that must not be shared. */
  readonly cache?: EndpointCache | 'none';
  /** Shared responses that a write makes stale; everything by default. */
  readonly invalidates?: Invalidation;
  /**
   * Content of the audit log's entry for a write by staff: the changes of a row, by default the request's body, or none if
   * the endpoint changes nothing that others see, such as a read mark.
   */
  readonly record?: WrittenRecord | 'none';
  /** Set where the gateway responds itself and the API does not implement the endpoint. */
  readonly servedBy?: 'gateway';
}

/**
 * The row that a write changes. Its key is read from the body, else from the query, else from the response's `data`. The
 * settings are one record.
 */
export interface WrittenRecord {
  /** The table in the database. */
  readonly table: string;
  /** The key's column, and its field in body, query and response; `id` by default. */
  readonly key?: string;
  /**
   * `response` where the request's key is that of another row; `rows` where one request changes many: each row of the
   * response's `data.done` is recorded, except in a preview. `report` for an import: each written row of the response's
   * `data.rows` is recorded.
   */
  readonly keyIn?: 'response' | 'rows' | 'report';
}

/** Public endpoints declare their caching: a read its cache, a write what it invalidates. */
type EndpointAccess =
  | { readonly method: 'GET'; readonly permission: 'public'; readonly cache: EndpointCache | 'none' }
  | { readonly method: 'GET'; readonly permission: 'user' | StaffPermission }
  | {
      readonly method: Exclude<Method, 'GET'>;
      readonly permission: 'public';
      readonly invalidates: Invalidation;
    }
  | {
      readonly method: Exclude<Method, 'GET'>;
      readonly permission: 'user' | StaffPermission;
      readonly invalidates?: Invalidation;
    };

const noFields = z.object({});

/** Declares an endpoint. Query and body default to no fields; unknown keys are stripped, never stored. */
export function defineEndpoint<
  A extends z.ZodType,
  Q extends z.ZodType = typeof noFields,
  B extends z.ZodType = typeof noFields,
>(
  endpoint: EndpointAccess & {
    resource: string;
    action?: string;
    query?: Q;
    body?: B;
    response: A;
    record?: WrittenRecord | 'none';
    servedBy?: 'gateway';
  },
): Endpoint<Q, B, A> {
  return {
    ...endpoint,
    query: endpoint.query ?? (noFields as unknown as Q),
    body: endpoint.body ?? (noFields as unknown as B),
  };
}

/** Accepted query parameters of an endpoint. */
export type EndpointQuery<C extends Endpoint> = z.input<C['query']>;
/** Accepted request body of an endpoint. */
export type EndpointBody<C extends Endpoint> = z.input<C['body']>;
/** Body of an endpoint's successful response. */
export type EndpointResponse<C extends Endpoint> = z.output<C['response']>;

/** Maximum `limit` of a list (product.md section 2). */
export const MAX_PAGE_SIZE = 100;

/** Languages of the API's texts. */
export const languageSchema = z.enum(['el', 'en']);

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/**
 * A number of a query or body: a JSON number, or text with decimal digits. Neither `true` nor `[1]` nor `0x2` counts as a
 * number, as it would with `z.coerce`.
 */
export function numeric(schema: z.ZodNumber) {
  return z.preprocess((value) => (typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value), schema);
}

/** Query parameters of every list. */
export const pageQuery = z.object({
  page: numeric(z.number().int().min(1)).default(1),
  limit: numeric(z.number().int().min(1).max(MAX_PAGE_SIZE)).default(12),
});

/** Query parameters of a list that is short enough to be read as a whole: without `limit` the response has all rows. */
export const optionalPageQuery = z.object({
  page: pageQuery.shape.page,
  limit: numeric(z.number().int().min(1).max(MAX_PAGE_SIZE)).optional(),
});

/** `meta` of every list. `total` counts all matching rows, not only those of the page. */
export const pageMeta = z.object({ page: z.number().int(), limit: z.number().int(), total: z.number().int() });

/** Envelope of a response with data. */
export function dataResponse<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), message: z.string().optional(), data });
}

/** Envelope of one page of a list. */
export function listResponse<T extends z.ZodType>(row: T) {
  return z.object({ success: z.literal(true), data: z.array(row), meta: pageMeta });
}

/** Envelope of a response that carries only a message. */
export const messageResponse = z.object({ success: z.literal(true), message: z.string() });

/** Envelope of every error. `code` is an ErrorCode; `message` is in the language of the request. */
export const errorResponse = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});

/** Decimal euros with at most two fraction digits, the API's format for amounts. */
export const euros = z.number().min(0).max(1_000_000).multipleOf(0.01);

/** Largest integer that an integer column of SQLite and of PostgreSQL can hold. */
export const MAX_STORED_INTEGER = 2_147_483_647;

/** Id of a database row. */
export const rowId = numeric(z.number().int().positive().max(MAX_STORED_INTEGER));

/** The part of a URL that identifies a page: lower-case Latin letters, digits and single hyphens. */
export const slug = z
  .string()
  .max(160)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** A point in time in UTC, ISO 8601. */
export const instant = z.string();
