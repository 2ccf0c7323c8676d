import { API_BASE } from '@fakos/shared-kit/api';

/** What the API answers to a call: the body of a success, or a failure with its status. */
export type Answer = object | { failure: number; code: string };

/** Answers by resource (`posts.php`). One that is not named is 404, as on the server. */
export type Answers = Readonly<Record<string, (query: URLSearchParams) => Answer>>;

// Node's Request refuses an address without a host, a browser's completes it.
class SiteRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);
  }
}

const notFound: Answer = { failure: 404, code: 'NOT_FOUND' };

/** Puts an API that gives these answers in the place of the network; returns the calls it heard, oldest first. */
export function answerCalls(answers: Answers): string[] {
  const heard: string[] = [];
  globalThis.Request = SiteRequest;
  globalThis.fetch = async (input) => {
    const { pathname, search, searchParams } = new URL(input instanceof Request ? input.url : String(input));
    const resource = pathname.replace(API_BASE, '');
    heard.push(resource + search);
    const answer = answers[resource]?.(searchParams) ?? notFound;
    if ('failure' in answer) {
      return Response.json({ success: false, code: answer.code, message: '' }, { status: answer.failure });
    }
    return Response.json({ success: true, ...answer });
  };
  return heard;
}
