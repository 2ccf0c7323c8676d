import type { SignedInUser } from '@fakos/contracts/login/contract';
import type { Logger } from 'pino';
import type { Language } from '../text/translate.ts';
import type { UploadedFile } from './read-upload.ts';

/** The part of a session that the router reads to check permissions. */
export interface RequestSession {
  readonly user: Pick<SignedInUser, 'role' | 'must_change_password' | 'must_set_up_two_step'>;
}

/** Context of every handler, besides the query, the body and the services that the application injects. */
export interface RequestContext<Session extends RequestSession = RequestSession> {
  readonly session: Session | null;
  readonly language: Language;
  readonly request: RequestInfo;
  /** A log whose lines carry the request's id. */
  log(): Logger;
  /** Adds a `Set-Cookie` header to the response. */
  addCookie(cookie: string): void;
  /** The uploaded file; undefined for endpoints that take no upload. */
  readonly file: UploadedFile | undefined;
}

/** The parts of the HTTP request that a handler may read. */
export interface RequestInfo {
  readonly id: string;
  /** The client's IP address, as the gateway forwards it. */
  address(): string;
  header(name: string): string | undefined;
  /** The JSON body as it was sent, for checking a signature of it. */
  rawBody(): string;
}
