import { buffer } from 'node:stream/consumers';
import type { Author, Change } from '@fakos/api-gateway/releases/registry-file';
import { ARCHIVE_TYPE, packRelease } from '@fakos/api-gateway/releases/release-archive';
import type { PublishOptions } from '@fakos/api-gateway/releases/release-folder';
import { ReleaseRefused } from '@fakos/api-gateway/releases/release-refused';
import { z } from 'zod';
import { Refusal } from './arguments.ts';
import type { Installation, Listing } from './installation.ts';

/** How long a gateway may take, in milliseconds. */
const ANSWER_TIMEOUT_MS = 120_000;

const refused = z.object({ message: z.string(), reasons: z.array(z.string()).optional() });
const done = z.object({ success: z.literal(true), data: z.unknown() });

/** An installation that is reached over HTTP, at the address of any of its gateways. */
export class RunningInstallation implements Installation {
  private readonly origin: string;
  private readonly token: string;

  constructor(origin: string, token: string) {
    this.origin = origin.replace(/\/$/, '');
    this.token = token;
  }

  async list(): Promise<Listing> {
    return (await this.ask('/releases')) as Listing;
  }

  async publish(name: string, build: string, options: PublishOptions): Promise<Change> {
    const { by, why, canary, forceSlotRemoval } = options;
    const query = new URLSearchParams({ by, why });
    if (canary !== undefined) query.set('canary', String(canary));
    if (forceSlotRemoval) query.set('forceSlotRemoval', '1');
    return this.change(`${name}?${query}`, await buffer(packRelease(build)), ARCHIVE_TYPE);
  }

  rollback(name: string, author: Author): Promise<Change> {
    return this.change(`${name}/rollback`, JSON.stringify(author), 'application/json');
  }

  promote(name: string, author: Author): Promise<Change> {
    return this.change(`${name}/promote`, JSON.stringify(author), 'application/json');
  }

  private async change(call: string, body: string | Buffer, type: string): Promise<Change> {
    return (await this.ask(`/releases/${call}`, { method: 'POST', body, headers: { 'content-type': type } })) as Change;
  }

  private async ask(
    call: string,
    request: { method?: string; body?: string | Buffer; headers?: Record<string, string> } = {},
  ): Promise<unknown> {
    const response = await fetch(`${this.origin}${call}`, {
      ...(request as RequestInit),
      headers: { ...request.headers, authorization: `Bearer ${this.token}` },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new Refusal(`${this.origin} does not answer.`, { cause });
    });
    const json: unknown = await response.json().catch(() => undefined);
    const answer = done.safeParse(json);
    if (answer.success) return answer.data.data;
    const fault = refused.safeParse(json);
    if (!fault.success)
      throw new Refusal(`${this.origin} is no Fakos gateway that takes releases (${response.status}).`);
    if (fault.data.reasons) throw new ReleaseRefused(fault.data.reasons);
    throw new Refusal(fault.data.message);
  }
}
