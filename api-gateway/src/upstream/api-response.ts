import { AppError } from '@fakos/contracts/errors';
import type { WholeResponse } from './response-reader.ts';

/** A JSON response of the API. */
export interface JsonResponse {
  readonly status: number;
  readonly json: unknown;
  readonly retryAfter: string | undefined;
  /** Cookies that the API sets. */
  readonly cookies: string | string[];
}

/** The response to an anonymous GET. */
export interface TextResponse {
  readonly status: number;
  readonly body: string;
}

/** See {@link JsonResponse}. Throws UPSTREAM_FAILED for a response that is not JSON. */
export function toJsonResponse(response: WholeResponse): JsonResponse {
  const { 'retry-after': retryAfter, 'set-cookie': cookies = [] } = response.headers;
  return { status: response.status, json: parseJson(response), retryAfter, cookies };
}

/** See {@link TextResponse}. */
export function toTextResponse({ status, body }: WholeResponse): TextResponse {
  return { status, body: body.toString() };
}

/** The parsed body of a response. Throws UPSTREAM_FAILED for one that is not JSON. */
export function parseJson({ body }: WholeResponse): unknown {
  try {
    return JSON.parse(body.toString());
  } catch (cause) {
    throw new AppError('UPSTREAM_FAILED', {}, { cause });
  }
}
