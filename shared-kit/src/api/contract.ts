import { z } from 'zod';

/** Who may make a call. Everything that is not named `public` is denied to a visitor. */
export type Permission = 'public' | 'user' | 'admin';

/** HTTP methods of the API. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API: the promise that the server's handler, the browser's hook and the fixtures share.
 * `action` is matched against `?action=` or the body's `action`; a call without one is the resource's default.
 * `answer` is the whole envelope `{success, data?, message?, …}` of a successful answer.
 */
export interface Call<
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
  readonly answer: A;
}

const nothing = z.object({});

/** Declares a call. Query and body default to "nothing"; unknown keys are stripped, never stored. */
export function defineCall<
  A extends z.ZodType,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof nothing,
>(call: {
  resource: string;
  method: Method;
  action?: string;
  permission: Permission;
  query?: Q;
  body?: B;
  answer: A;
}): Call<Q, B, A> {
  return { ...call, query: call.query ?? (nothing as unknown as Q), body: call.body ?? (nothing as unknown as B) };
}

/** What a caller may pass in the query string of `C`. */
export type QueryOf<C extends Call> = z.input<C['query']>;
/** What a caller sends as the body of `C`. */
export type BodyOf<C extends Call> = z.input<C['body']>;
/** What a successful answer to `C` looks like. */
export type AnswerOf<C extends Call> = z.output<C['answer']>;

/** Largest page that a list hands out (product.md section 2). */
export const MAX_PAGE_SIZE = 100;

/** The languages of texts on the wire. */
export const languageSchema = z.enum(['el', 'en']);

/** `page` and `limit` of every list. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(12),
});

/** `meta` of every list: `total` counts all rows that match, not the page's. */
export const pageMeta = z.object({ page: z.number().int(), limit: z.number().int(), total: z.number().int() });

/** Envelope of one thing. */
export function answerOf<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), message: z.string().optional(), data });
}

/** Envelope of a list with its page. */
export function listOf<T extends z.ZodType>(row: T) {
  return z.object({ success: z.literal(true), data: z.array(row), meta: pageMeta });
}

/** Envelope of an effect that only reports how it went. */
export const doneAnswer = z.object({ success: z.literal(true), message: z.string() });

/** Envelope of every failure. `code` is an ErrorCode, `message` is in the language of the request. */
export const failureAnswer = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});

/** Decimal euros with at most two digits, as amounts travel on the wire. */
export const euros = z.number().min(0).max(1_000_000).multipleOf(0.01);

/** The largest whole number that a column of both databases can hold. */
export const MAX_STORED_INTEGER = 2_147_483_647;

/** A row's number. */
export const rowId = z.coerce.number().int().positive().max(MAX_STORED_INTEGER);

/** The part of an address that names a page: lower-case Latin letters, digits and single hyphens. */
export const slug = z
  .string()
  .max(160)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** An instant in UTC, ISO 8601. */
export const instant = z.string();
