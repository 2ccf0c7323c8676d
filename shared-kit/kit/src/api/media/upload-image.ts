import type { EndpointBody, EndpointResponse } from '@fakos/contracts/endpoint';
import type { uploadMedia } from '@fakos/contracts/media/contract';
import { API_BASE, type ApiExtra, toApiFailure } from '@fakos/shared-kit/api';
import { type SessionState, sessionEnded } from '../../state/session.slice.ts';

/** Response of an upload. */
export type UploadResponse = EndpointResponse<typeof uploadMedia>;

/** A local file and the fields of its image. */
export type UploadFields = { readonly file: File } & EndpointBody<typeof uploadMedia>;

/** Progress callback and abort signal of an upload. */
export interface UploadOptions {
  /** Called with the part of the file that was sent, 0 to 1. */
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

interface StoreParts {
  readonly getState: () => unknown;
  readonly dispatch: (action: { type: string }) => unknown;
}

/**
 * A thunk that uploads an image to the library and reports its progress, which `fetch` does not. Rejects with an
 * `ApiFailure`; a cancelled upload rejects with that of a missing network.
 */
export function uploadImage(fields: UploadFields, options: UploadOptions) {
  return async (
    dispatch: StoreParts['dispatch'],
    getState: StoreParts['getState'],
    extra: ApiExtra,
  ): Promise<UploadResponse> => {
    const { session } = getState() as { session?: SessionState };
    const headers = { Accept: 'application/json', 'Accept-Language': extra.language() };
    const { status, body, retryAfter } = await send(fields, options, {
      ...headers,
      ...(session?.token && { Authorization: `Bearer ${session.token}` }),
    });
    if (status >= 200 && status < 300) return body as UploadResponse;
    const failure = toApiFailure({ status: status === 0 ? 'FETCH_ERROR' : status, data: body }, retryAfter);
    if (failure.code === 'NOT_SIGNED_IN' && session?.token) dispatch(sessionEnded());
    throw failure;
  };
}

interface Received {
  /** 0 without a response. */
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: number;
}

function send(
  fields: UploadFields,
  { onProgress, signal }: UploadOptions,
  headers: Record<string, string>,
): Promise<Received> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${API_BASE}media.php?action=upload`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onloadend = () =>
      resolve({
        status: request.status,
        body: parse(request.responseText),
        retryAfter: Number(request.getResponseHeader('Retry-After')),
      });
    signal.addEventListener('abort', () => request.abort());
    request.send(toFormData(fields));
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Converts to FormData with the file last, because some parsers stop at the file. */
export function toFormData({ file, ...fields }: { file: File } & Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value as string);
  form.append('file', file);
  return form;
}
