import { buffer } from 'node:stream/consumers';
import type { Author, Change } from '@fakos/api-gateway/releases/registry-store';
import { ARCHIVE_TYPE, packRelease } from '@fakos/api-gateway/releases/release-archive';
import { ReleaseRefused } from '@fakos/api-gateway/releases/release-errors';
import type { PublishOptions } from '@fakos/api-gateway/releases/release-folder';
import { z } from 'zod';
import { UserError } from '../user-error.ts';
import type { Installation, Listing } from './installation.ts';

/** Timeout of a request, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 120_000;

const errorBody = z.object({ message: z.string(), reasons: z.array(z.string()).optional() });
const successBody = z.object({ success: z.literal(true), data: z.unknown() });

/** True for the address of a running gateway. */
export const isAddress = (to: string) => /^https?:\/\//.test(to);

/**
 * Opens the installation of a running gateway.
 *
 * @throws UserError without a token
 */
export function openRunningInstallation(to: string, token: string | undefined): RunningInstallation {
  if (!token) throw new UserError('A running gateway requires a token: --token TOKEN, or FAKOS_RELEASE_TOKEN.');
  return new RunningInstallation(to, token);
}

/** An installation, accessed over HTTP at the address of any of its gateways. */
export class RunningInstallation implements Installation {
  private readonly origin: string;
  private readonly token: string;

  constructor(origin: string, token: string) {
    this.origin = origin.replace(/\/$/, '');
    this.token = token;
  }

  async list(): Promise<Listing> {
    return (await this.request('/releases')) as Listing;
  }

  async repair(): Promise<never> {
    throw new UserError('A repair needs the data folder: run it on a machine of the installation, with --to FOLDER.');
  }

  async publish(name: string, build: string, options: PublishOptions): Promise<Change> {
    const { by, why, canary, skipped = [] } = options;
    const query = new URLSearchParams({ by, why });
    if (canary !== undefined) query.set('canary', String(canary));
    for (const flag of ['forceSlotRemoval', 'forceBudget', 'forceVersion', 'staged'] as const) {
      if (options[flag]) query.set(flag, '1');
    }
    for (const check of skipped) query.append('skipped', check);
    return this.change(`${name}?${query}`, await buffer(packRelease(build)), ARCHIVE_TYPE);
  }

  rollback(name: string, { by, why }: Author, options: { only?: string } = {}): Promise<Change> {
    return this.change(`${name}/rollback`, JSON.stringify({ by, why, ...options }), 'application/json');
  }

  promote(
    name: string,
    { by, why }: Author,
    options: { only?: string; share?: number | undefined } = {},
  ): Promise<Change> {
    return this.change(`${name}/promote`, JSON.stringify({ by, why, ...options }), 'application/json');
  }

  private async change(path: string, body: string | Buffer, type: string): Promise<Change> {
    return (await this.request(`/releases/${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    })) as Change;
  }

  private async request(
    path: string,
    request: { method?: string; body?: string | Buffer; headers?: Record<string, string> } = {},
  ): Promise<unknown> {
    const response = await fetch(`${this.origin}${path}`, {
      ...(request as RequestInit),
      headers: { ...request.headers, authorization: `Bearer ${this.token}` },
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new UserError(`${this.origin} does not respond.`, { cause });
    });
    const json: unknown = await response.json().catch(() => undefined);
    const success = successBody.safeParse(json);
    if (success.success) return success.data.data;
    const failure = errorBody.safeParse(json);
    if (!failure.success)
      throw new UserError(`${this.origin} is not a Fakos gateway that accepts releases (${response.status}).`);
    if (failure.data.reasons) throw new ReleaseRefused(failure.data.reasons);
    throw new UserError(failure.data.message);
  }
}
