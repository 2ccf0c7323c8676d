/** A stubbed response, or a function that returns one for a request. */
type StubResponse = object | symbol | ((recorded: { url: URL; body: unknown }) => unknown);

/** A request that the stub received. */
export interface RecordedRequest {
  readonly name: string;
  readonly url: URL;
  readonly body: unknown;
}

/** An error response with its status. */
export function failure(status: number, response: Record<string, unknown>) {
  return { [statusKey]: status, success: false, ...response };
}

/** Response of a request that fails without a network. */
export const unreachable = Symbol('unreachable');

const statusKey = Symbol('status');

/**
 * Replaces `fetch`. The keys of `responses` are `METHOD resource` or `METHOD resource action`; any other request gets a 404.
 *
 * @returns the requests so far; the array grows with each request
 */
export function stubApi(responses: Readonly<Record<string, StubResponse>>): RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  globalThis.Request = PageRequest;
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const url = new URL(request.url);
    const sent = await request.text();
    const recorded = {
      name: getRequestName(request.method, url),
      url,
      body: sent ? (JSON.parse(sent) as unknown) : undefined,
    };
    requests.push(recorded);
    const response = responses[recorded.name] ?? failure(404, { code: 'NOT_FOUND', message: recorded.name });
    const body = typeof response === 'function' ? (response(recorded) as unknown) : response;
    if (body === unreachable) throw new TypeError('Failed to fetch');
    const status = (body as { [statusKey]?: number })[statusKey] ?? 200;
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  };
  return requests;
}

function getRequestName(method: string, url: URL): string {
  const resource = /([a-z-]+)\.php$/.exec(url.pathname)?.[1] ?? '';
  return [method, resource, url.searchParams.get('action')].filter(Boolean).join(' ');
}

const NodeRequest = globalThis.Request;

/** Node's Request resolves no relative addresses and rejects jsdom's abort signals. */
class PageRequest extends NodeRequest {
  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    const body = init.body instanceof FormData ? toJson(init.body) : init.body;
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, {
      ...init,
      ...(body !== undefined && { body }),
      signal: null,
    });
  }
}

/** Node's Request does not know jsdom's forms. A file is recorded by its name. */
function toJson(form: FormData): string {
  const entries = Array.from(form, ([name, value]) => [name, value instanceof File ? value.name : value]);
  return JSON.stringify(Object.fromEntries(entries));
}

restorePageAbortSignals();

/** jsdom's elements accept only jsdom's abort signals, such as an empty frame's; the test environment installed Node's. */
function restorePageAbortSignals() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentWindow as (Window & Pick<typeof globalThis, 'AbortController' | 'AbortSignal'>) | null;
  if (!page) throw new Error('The empty frame has no window.');
  globalThis.AbortController = page.AbortController;
  globalThis.AbortSignal = page.AbortSignal;
}
