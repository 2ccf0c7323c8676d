import { API_BASE } from '@fakos/shared-kit/api';

/** A mocked response: the body of a success, or an error with its status. */
export type MockResponse = object | { failure: number; code: string };

/** Mocked responses by resource (`posts.php`). Any other resource responds with 404. */
export type MockResponses = Readonly<Record<string, (query: URLSearchParams) => MockResponse>>;

// Node's Request rejects relative URLs, which browsers resolve.
class SiteRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);
  }
}

const notFound: MockResponse = { failure: 404, code: 'NOT_FOUND' };

/** Replaces `fetch` by a mock API; returns the list of received requests, oldest first. */
export function mockApi(responses: MockResponses): string[] {
  const requests: string[] = [];
  globalThis.Request = SiteRequest;
  globalThis.fetch = async (input) => {
    const { pathname, search, searchParams } = new URL(input instanceof Request ? input.url : String(input));
    const resource = pathname.replace(API_BASE, '');
    requests.push(resource + search);
    const response = responses[resource]?.(searchParams) ?? notFound;
    if ('failure' in response) {
      const { failure: status, ...body } = response;
      return Response.json({ success: false, message: '', ...body }, { status });
    }
    return Response.json({ success: true, ...response });
  };
  return requests;
}
