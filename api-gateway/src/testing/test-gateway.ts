import pino from 'pino';
import { createApp } from '../app.ts';
import { TokenBinding } from '../session/token-binding.ts';
import type { MissingRole } from '../steps/sign-in.ts';
import { Upstream } from '../upstream/upstream.ts';
import { TestServers } from './http.ts';
import { ScriptedApi } from './scripted-api.ts';

/** A gateway before an API that a test scripts, with a clock that the test turns. */
export class TestGateway {
  readonly api = new ScriptedApi();
  readonly binding = new TokenBinding(Buffer.alloc(32));
  upstream!: Upstream;
  /** Where the gateway answers. */
  origin = '';
  private readonly servers = new TestServers();
  private ahead = 0;

  /**
   * @param options.apiOrigin another API than the scripted one
   * @param options.missingRole the setting of that name
   */
  async start(options: { callTimeoutMs?: number; apiOrigin?: string; missingRole?: MissingRole } = {}): Promise<void> {
    const { apiOrigin = await this.api.start(), missingRole = 'user', ...others } = options;
    this.upstream = new Upstream(apiOrigin, { ...others, now: () => Date.now() + this.ahead });
    const releases = { live: () => Promise.reject(new Error('No page is asked for here.')) };
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

  /** Lets time pass for what is kept and for what is left alone. */
  pass(ms: number): void {
    this.ahead += ms;
  }

  get(call: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.origin}/api/${call}`, { headers });
  }

  write(call: string, options: RequestInit = {}): Promise<Response> {
    const headers = { 'content-type': 'application/json', ...(options.headers as Record<string, string>) };
    return fetch(`${this.origin}/api/${call}`, { method: 'POST', body: '{}', ...options, headers });
  }

  /** Headers of somebody who signed in with a token. */
  signedIn(token: string): Record<string, string> {
    return { authorization: `Bearer ${token}`, cookie: `fakos_session=${this.binding.seal(token)}` };
  }
}
