import { type RequestSpec, sendRequest } from './site/visitor.ts';

/** One of the requests that visitors send under load. */
export interface LoadRequest extends RequestSpec {
  readonly name: string;
  readonly url: string;
}

/** The outcome of a load run. */
export interface LoadReport {
  /** Finished requests by name. */
  readonly requests: Readonly<Record<string, number>>;
  /** Every outcome other than a 200: the request's name with the status or the error. */
  readonly failures: readonly string[];
}

/** Visitors that send one request after another until they are stopped. */
export class Load {
  private stopped = false;
  private readonly requests: Record<string, number> = {};
  private readonly failures: string[] = [];
  private readonly visitors: Promise<void>[];

  constructor(loadRequests: readonly LoadRequest[], visitors: number) {
    this.visitors = Array.from({ length: visitors }, (_, index) => this.sendRequests(loadRequests, index));
  }

  /** Requests finished so far. */
  get count(): number {
    return Object.values(this.requests).reduce((sum, count) => sum + count, 0);
  }

  /** Stops after the requests in flight have finished. */
  async stop(): Promise<LoadReport> {
    this.stopped = true;
    await Promise.all(this.visitors);
    return { requests: this.requests, failures: this.failures };
  }

  private async sendRequests(loadRequests: readonly LoadRequest[], first: number): Promise<void> {
    for (let at = first; !this.stopped; at += 1) {
      const { name, url, ...spec } = loadRequests[at % loadRequests.length] as LoadRequest;
      const outcome = await sendRequest(url, spec).then(
        ({ status }) => String(status),
        (error: Error) => error.message,
      );
      this.requests[name] = (this.requests[name] ?? 0) + 1;
      if (outcome !== '200') this.failures.push(`${name}: ${outcome}`);
    }
  }
}
