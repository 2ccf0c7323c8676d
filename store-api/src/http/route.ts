import type { Endpoint, Method, Permission } from '@fakos/contracts/endpoint';
import type { StaffPermission } from '@fakos/contracts/permissions';
import type { Request, Response } from 'express';
import type { Language } from '../text/translate.ts';
import type { BodyKind } from './read-body.ts';
import type { RequestContext, RequestSession } from './request-context.ts';

/** Behaviour of a route that its contract does not state. */
export interface RouteOptions {
  /** Body accepted besides JSON: a browser's beacon, or one file. An upload names its action in the address. */
  readonly body?: Exclude<BodyKind, 'json'>;
}

/** Query and body after the contract's schemas have parsed them. */
export interface ParsedInput {
  readonly query: unknown;
  readonly body: unknown;
}

/** Input of a handler. */
export type HandlerContext<Services extends object, Session extends RequestSession> = RequestContext<Session> &
  Services &
  ParsedInput;

/** A write by staff, as the audit log records it. */
export interface StaffWrite<Session extends RequestSession> extends ParsedInput {
  readonly endpoint: Endpoint;
  readonly permission: StaffPermission;
  readonly session: Session;
  /** Name of the uploaded file. */
  readonly file: string | undefined;
}

/** An endpoint of the contracts with its handler. `Services` are injected into every handler by the application. */
export interface EndpointRoute<Services extends object, Session extends RequestSession> {
  readonly kind: 'endpoint';
  readonly endpoint: Endpoint;
  readonly options: RouteOptions;
  handle(context: HandlerContext<Services, Session>): Promise<object>;
}

/** An address whose response is not JSON, such as an image. */
export interface RawRoute<Services extends object> {
  readonly kind: 'raw';
  readonly endpoint: { readonly resource: string; readonly method: Method; readonly permission: Permission };
  handle(request: Request, response: Response, language: Language, services: Services): Promise<void>;
}

/** One entry of the API's route list. */
export type Route<Services extends object, Session extends RequestSession> =
  | EndpointRoute<Services, Session>
  | RawRoute<Services>;
