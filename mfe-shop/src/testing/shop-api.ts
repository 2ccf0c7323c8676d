import { API_BASE } from '@fakos/shared-kit/api';

/** What tests look at in the bodies of quotes and orders. */
interface SentBody {
  readonly items: readonly { product_id: number; quantity: number }[];
  readonly payment_method: string;
  readonly expected_total?: number;
}

/** A call that the shop made. */
export interface HeardCall {
  readonly resource: string;
  readonly query: URLSearchParams;
  readonly body: SentBody;
  readonly headers: Headers;
}

/** What the API answers: a success's named parts, or a failure. */
export type ShopAnswer = object | { failure: number; code: string; message?: string };

/** Answers by resource and action (`cart.php?action=quote`), else by resource. */
export type ShopAnswers = Readonly<Record<string, (call: HeardCall) => ShopAnswer | Promise<ShopAnswer>>>;

// Node's Request refuses an address without a host, a browser's completes it.
class SiteRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);
  }
}

/** Puts an API with these answers in the place of the network; returns the calls it heard, oldest first. */
export function answerShop(answers: ShopAnswers): HeardCall[] {
  const heard: HeardCall[] = [];
  globalThis.Request = SiteRequest;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams: query } = new URL(request.url);
    const resource = pathname.replace(API_BASE, '');
    const text = await request.text();
    const call = { resource, query, body: text ? JSON.parse(text) : undefined, headers: request.headers };
    heard.push(call);
    const respond = answers[`${resource}?action=${query.get('action')}`] ?? answers[resource];
    const answer = (await respond?.(call)) ?? { failure: 404, code: 'NOT_FOUND' };
    if ('failure' in answer) {
      const { failure, ...words } = answer;
      return Response.json({ success: false, message: '', ...words }, { status: failure });
    }
    return Response.json({ success: true, ...answer });
  };
  return heard;
}
