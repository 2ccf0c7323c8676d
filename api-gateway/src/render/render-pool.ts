import { Worker } from 'node:worker_threads';
import type { ApiCall, RenderedPage, RenderRequest } from '@fakos/shared-kit/remote/rendering';
import type { FromWorker, RenderFailure, ServerComposition, ToWorker } from './render-protocol.ts';

/** Memory of a worker in MB; one that needs more is ended, its pages are rendered by browsers. */
const MAX_HEAP_MB = 256;
/** Pages that one worker may have at once; more are rendered by browsers. */
const MAX_JOBS = 32;
/** How long a worker whose page is late may take to say that it still runs, in milliseconds. */
const PONG_TIMEOUT_MS = 500;

/** A page, or why there is none. */
export type RenderResult = { page: RenderedPage } | { failure: RenderFailure };

type Settle = (result: RenderResult) => void;

/** Threads that render pages, apart from the one that answers everybody. */
export class RenderPool {
  private readonly threads: RenderThread[];
  private readonly timeoutMs: number;

  /** @param timeoutMs how long a page may take, its calls of the API included */
  constructor(options: { workers: number; timeoutMs: number; call: ApiCall }) {
    this.timeoutMs = options.timeoutMs;
    this.threads = Array.from({ length: options.workers }, () => new RenderThread(options.call));
  }

  /** Renders a page. Never rejects, and answers in time. */
  render(composition: ServerComposition, request: Omit<RenderRequest, 'call'>): Promise<RenderResult> {
    const [first, ...others] = this.threads;
    const thread = others.reduce((best, next) => (next && best && next.load < best.load ? next : best), first);
    if (!thread || thread.load >= MAX_JOBS) {
      const message = `every worker has ${MAX_JOBS} pages to render`;
      return Promise.resolve({ failure: { phase: 'render', reason: 'busy', message } });
    }
    return thread.render(composition, request, this.timeoutMs);
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}

class RenderThread {
  private readonly call: ApiCall;
  private readonly jobs = new Map<number, Settle>();
  private worker: Worker;
  private lastJob = 0;
  private isClosed = false;
  private pong: NodeJS.Timeout | undefined;

  constructor(call: ApiCall) {
    this.call = call;
    this.worker = this.start();
  }

  get load(): number {
    return this.jobs.size;
  }

  render(
    composition: ServerComposition,
    request: Omit<RenderRequest, 'call'>,
    timeoutMs: number,
  ): Promise<RenderResult> {
    const job = ++this.lastJob;
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        this.settle(job, { failure: { phase: 'render', reason: 'late', message: `not ready after ${timeoutMs} ms` } });
        this.expectPong();
      }, timeoutMs);
      this.jobs.set(job, (result) => {
        clearTimeout(late);
        resolve(result);
      });
      this.say({ type: 'render', job, composition, request });
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.pong);
    await this.worker.terminate();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      // Nothing of the installation's secrets is within reach of a remote's code.
      env: { NODE_ENV: 'production' },
      stdout: false,
    });
    worker.on('message', (message: FromWorker) => this.hear(message));
    worker.on('error', (error) => this.replace(worker, error.message));
    worker.on('exit', (code) => this.replace(worker, `its thread ended with ${code}`));
    return worker;
  }

  /** A thread that died takes its pages along; another one takes its place. */
  private replace(dead: Worker, message: string): void {
    if (this.isClosed || dead !== this.worker) return;
    clearTimeout(this.pong);
    this.pong = undefined;
    this.worker = this.start();
    for (const job of [...this.jobs.keys()]) {
      this.settle(job, { failure: { phase: 'render', reason: 'crash', message } });
    }
  }

  /** A page that is late may wait for the API; a thread that cannot even answer is stuck and is replaced. */
  private expectPong(): void {
    if (this.pong) return;
    const asked = this.worker;
    this.pong = setTimeout(() => {
      this.pong = undefined;
      void asked.terminate();
    }, PONG_TIMEOUT_MS);
    this.say({ type: 'ping' });
  }

  private hear(message: FromWorker): void {
    if (message.type === 'rendered') this.settle(message.job, { page: message.page });
    else if (message.type === 'failed') this.settle(message.job, { failure: message.failure });
    else if (message.type === 'call') void this.answer(message);
    else {
      clearTimeout(this.pong);
      this.pong = undefined;
    }
  }

  private async answer({ call, address, language }: FromWorker & { type: 'call' }): Promise<void> {
    const asker = this.worker;
    const answer = await this.call(address, language).catch(() => null);
    if (asker === this.worker) this.say({ type: 'answered', call, answer });
  }

  private settle(job: number, result: RenderResult): void {
    this.jobs.get(job)?.(result);
    this.jobs.delete(job);
  }

  private say(message: ToWorker): void {
    this.worker.postMessage(message);
  }
}
