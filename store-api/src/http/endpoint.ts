import type { AnswerOf, Call, Method, Permission } from '@fakos/shared-kit/api/contract';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { ShopDatabase } from '../database/schema.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import type { ApiSettings } from '../settings.ts';
import type { Language } from '../text/translate.ts';
import type { BodyKind } from './read-body.ts';
import type { UploadedFile } from './read-upload.ts';

/** What every handler works with, beside what it was asked. */
export interface Surroundings {
  readonly db: ShopDatabase;
  readonly session: Session | null;
  readonly language: Language;
  readonly request: RequestInfo;
  /** A log whose lines name the request. */
  log(): Logger;
  /** What the API was started with. */
  readonly config: ApiSettings;
  /** What an upload brought; nothing everywhere else. */
  readonly file: UploadedFile | undefined;
}

/** What a handler may know about the request itself. */
export interface RequestInfo {
  readonly id: string;
  /** The caller's address, as our gateway names it. */
  address(): string;
  header(name: string): string | undefined;
  /** The JSON body as it came, for those who check a signature of it. */
  rawBody(): string;
}

/** Everything a handler of the call `C` gets; query and body have passed the contract. */
export interface Context<C extends Call> extends Surroundings {
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
}

/** What is not usual about a call. */
export interface EndpointOptions {
  /** The answer belongs to whoever asked, even where the call is public: nobody outside may keep it. */
  readonly private?: boolean;
  /** What the call takes beside JSON: a browser's beacon, or one file. An upload names its action in the address. */
  readonly body?: Exclude<BodyKind, 'json'>;
}

/** A promise of the contract with what fulfils it. */
export interface Endpoint {
  readonly kind: 'call';
  readonly call: Call;
  readonly options: EndpointOptions;
  handle(context: Context<Call>): Promise<object>;
}

/** An address that answers with something else than JSON, such as a picture. */
export interface RawEndpoint {
  readonly kind: 'raw';
  readonly call: { readonly resource: string; readonly method: Method; readonly permission: Permission };
  handle(request: Request, response: Response, language: Language): Promise<void>;
}

/** What the API's registry lists. */
export type AnyEndpoint = Endpoint | RawEndpoint;

/** What a handler answers: the envelope's `success` is the router's to say. */
export type Handled<C extends Call> = Omit<AnswerOf<C>, 'success'>;

/** Fulfils a call of the contract; the handler's answer is typed by it. */
export function endpoint<C extends Call>(
  call: C,
  handle: (context: Context<C>) => Promise<Handled<C>>,
  options: EndpointOptions = {},
): Endpoint {
  return { kind: 'call', call, options, handle };
}

/** Fulfils an address by hand; permission is checked like everywhere. */
export function rawEndpoint(call: RawEndpoint['call'], handle: RawEndpoint['handle']): RawEndpoint {
  return { kind: 'raw', call, handle };
}
