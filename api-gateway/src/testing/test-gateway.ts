import pino from 'pino';
import { createApp } from '../app.ts';
import { TokenBinding } from '../session/token-binding.ts';
import type { MissingRole } from '../steps/api/sign-in.ts';
import { Upstream, type UpstreamOptions } from '../upstream/upstream.ts';
import { TestServers } from './http.ts';
import { ScriptedApi } from './scripted-api.ts';

/** A gateway in front of a scripted API, with a clock that the test can advance. */
export class TestGateway {
  readonly api = new ScriptedApi();
  readonly binding = new TokenBinding(Buffer.alloc(32));
  upstream!: Upstream;
  /** The gateway's origin. */
  origin = '';
  private readonly servers = new TestServers();
  private offsetMs = 0;

  /**
   * @param options.apiOrigin another API than the scripted one
   * @param options.missingRole see LEGACY_MISSING_ROLE
   */
  async start(
    options: Pick<UpstreamOptions, 'requestTimeoutMs' | 'endpoints'> & {
      apiOrigin?: string;
      missingRole?: MissingRole;
    } = {},
  ): Promise<void> {
    const { apiOrigin = await this.api.start(), missingRole = 'user', ...others } = options;
    this.upstream = new Upstream(apiOrigin, { ...others, now: () => Date.now() + this.offsetMs });
    const releases = { live: () => Promise.reject(new Error('This gateway has no releases.')) };
    const log = pino({ level: 'silent' });
    const { upstream, binding } = this;
    this.origin = await this.servers.listen(
      createApp({ releases, releasesFolder: '/nowhere', upstream, binding, missingRole, log }),
    );
  }

  async stop(): Promise<void> {
    await this.servers.close();
    await this.api.stop();
    await this.upstream.close();
  }

  /** Advances the clock. */
  advance(ms: number): void {
    this.offsetMs += ms;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.origin}/api/${path}`, { headers });
  }

  write(path: string, options: RequestInit = {}): Promise<Response> {
    const headers = { 'content-type': 'application/json', ...(options.headers as Record<string, string>) };
    return fetch(`${this.origin}/api/${path}`, { method: 'POST', body: '{}', ...options, headers });
  }

  /** Headers of a signed-in user. */
  getSessionHeaders(token: string): Record<string, string> {
    return { authorization: `Bearer ${token}`, cookie: `fakos_session=${this.binding.seal(token)}` };
  }
}
