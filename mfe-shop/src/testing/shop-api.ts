import { API_BASE } from '@fakos/shared-kit/api';

/** Fields of request bodies that the tests check. */
interface SentBody {
  readonly items: readonly { product_id: number; quantity: number }[];
  readonly payment_method: string;
  readonly expected_total?: number;
}

/** A request that the shop sent. */
export interface ReceivedRequest {
  readonly method: string;
  readonly resource: string;
  readonly query: URLSearchParams;
  readonly body: SentBody;
  readonly headers: Headers;
}

/** Response of the API: the fields of a success, or a failure with its status. */
export type ShopResponse = object | { failure: number; code: string; message?: string };

/** Responses by resource and action (`cart.php?action=quote`) or by resource. */
export type ShopResponses = Readonly<
  Record<string, (shopRequest: ReceivedRequest) => ShopResponse | Promise<ShopResponse>>
>;

// Node's Request refuses relative URLs; browsers resolve them.
class SiteRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);
  }
}

/** Replaces `fetch` by a mock API; returns the requests it received, oldest first. */
export function mockShopApi(responses: ShopResponses): ReceivedRequest[] {
  const received: ReceivedRequest[] = [];
  globalThis.Request = SiteRequest;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams: query } = new URL(request.url);
    const resource = pathname.replace(API_BASE, '');
    const text = await request.text();
    const { method } = request;
    const shopRequest = {
      method,
      resource,
      query,
      body: text ? JSON.parse(text) : undefined,
      headers: request.headers,
    };
    received.push(shopRequest);
    const createResponse = responses[`${resource}?action=${query.get('action')}`] ?? responses[resource];
    const response = (await createResponse?.(shopRequest)) ?? { failure: 404, code: 'NOT_FOUND' };
    if ('failure' in response) {
      const { failure, ...errorFields } = response;
      return Response.json({ success: false, message: '', ...errorFields }, { status: failure });
    }
    return Response.json({ success: true, ...response });
  };
  return received;
}
