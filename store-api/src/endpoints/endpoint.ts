import type { Endpoint, EndpointResponse } from '@fakos/contracts/endpoint';
import type { z } from 'zod';
import type { ShopDatabase } from '../database/schema.ts';
import type { Session } from '../domain/accounts/sessions/sessions.repo.ts';
import type { RequestContext as HttpRequestContext } from '../http/request-context.ts';
import type { EndpointRoute, RawRoute, Route, RouteOptions } from '../http/route.ts';
import type { ApiSettings } from '../settings.ts';

/** Services that main.ts injects into every handler. */
export interface ApiServices {
  readonly db: ShopDatabase;
  /** The configuration that the API was started with. */
  readonly config: ApiSettings;
}

/** Context of every handler, besides query and body. */
export type RequestContext = HttpRequestContext<Session> & ApiServices;

/** Input of a handler of the endpoint `C`; query and body have passed the contract. */
export type Context<C extends Endpoint> = RequestContext & {
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
};

/** A handler's response; the router adds `success`. */
export type Handled<C extends Endpoint> = Omit<EndpointResponse<C>, 'success'>;

/** One entry of {@link listEndpoints}. */
export type ApiRoute = Route<ApiServices, Session>;

/** Implements an endpoint of the contracts; the contract types the handler's input and response. */
export function endpoint<C extends Endpoint>(
  contract: C,
  handle: (context: Context<C>) => Promise<Handled<C>>,
  options: RouteOptions = {},
): EndpointRoute<ApiServices, Session> {
  return { kind: 'endpoint', endpoint: contract, options, handle };
}

type RawApiRoute = RawRoute<ApiServices>;

/** Implements an address whose response is not JSON; the permission is checked as for every endpoint. */
export function rawEndpoint(address: RawApiRoute['endpoint'], handle: RawApiRoute['handle']): RawApiRoute {
  return { kind: 'raw', endpoint: address, handle };
}
