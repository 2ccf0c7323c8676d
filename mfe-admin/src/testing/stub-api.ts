/** What the stubbed server answers to a call; `body` is what was sent. */
type Answer = object | symbol | ((call: { url: URL; body: unknown }) => unknown);

/** A call that reached the stubbed server. */
export interface SeenCall {
  readonly name: string;
  readonly url: URL;
  readonly body: unknown;
}

/** Answers with a status other than 200. */
export function failure(status: number, answer: Record<string, unknown>) {
  return { [statusKey]: status, success: false, ...answer };
}

/** Makes a call fail as it does without a network. */
export const unreachable = Symbol('unreachable');

const statusKey = Symbol('status');

/**
 * Stands in for the network. Answers are named `METHOD resource` or `METHOD resource action`; a call without one answers
 * 404. Hands out the calls that were made.
 */
export function stubApi(answers: Readonly<Record<string, Answer>>): SeenCall[] {
  const seen: SeenCall[] = [];
  globalThis.Request = PageRequest;
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const url = new URL(request.url);
    const sent = await request.text();
    const call = { name: nameOf(request.method, url), url, body: sent ? (JSON.parse(sent) as unknown) : undefined };
    seen.push(call);
    const answer = answers[call.name] ?? failure(404, { code: 'NOT_FOUND', message: call.name });
    const said = typeof answer === 'function' ? (answer(call) as unknown) : answer;
    if (said === unreachable) throw new TypeError('Failed to fetch');
    const status = (said as { [statusKey]?: number })[statusKey] ?? 200;
    return new Response(JSON.stringify(said), { status, headers: { 'Content-Type': 'application/json' } });
  };
  return seen;
}

function nameOf(method: string, url: URL): string {
  const resource = /([a-z-]+)\.php$/.exec(url.pathname)?.[1] ?? '';
  return [method, resource, url.searchParams.get('action')].filter(Boolean).join(' ');
}

const NodeRequest = globalThis.Request;

/** Node's Request knows no page to resolve an address against, and none of the page's signals. */
class PageRequest extends NodeRequest {
  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, { ...init, signal: null });
  }
}

takeAbortSignalsOfPage();

/** Elements take only the signals of a page, such as an empty frame's; the test environment has put Node's in their place. */
function takeAbortSignalsOfPage() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentWindow as (Window & Pick<typeof globalThis, 'AbortController' | 'AbortSignal'>) | null;
  if (!page) throw new Error('The empty frame has no window.');
  globalThis.AbortController = page.AbortController;
  globalThis.AbortSignal = page.AbortSignal;
}
