import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ApiCall, RenderedPage, RenderRequest } from '@fakos/shared-kit/remote/rendering';
import { type Culprit, findRunning } from './find-running.ts';
import type { FromWorker, RenderFailure, ServerComposition, ToWorker } from './render-protocol.ts';

/** Memory of a worker in MB; one that needs more is ended, its pages are rendered by browsers. */
const MAX_HEAP_MB = 256;
/** Pages that one worker may have at once; more are rendered by browsers. */
const MAX_JOBS = 32;
/** How long a worker whose page is late may take to say that it still runs, in milliseconds. */
const PONG_TIMEOUT_MS = 500;

/** A page, or why there is none. */
export type RenderResult =
  | { page: RenderedPage }
  | {
      failure: RenderFailure;
      /** Comes for a page that was late: whose code holds its thread up, if any does. */
      stuck?: Promise<Culprit | undefined>;
      /** True for a page that took its thread along and shared it with no other. */
      isAlone?: boolean;
    };

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
  /** The running worker's, which no other has. */
  private name = '';
  private readonly jobs = new Map<number, Settle>();
  private worker: Worker;
  private lastJob = 0;
  private isClosed = false;
  private stuck: Promise<Culprit | undefined> | undefined;
  private hasAnswered: (() => void) | undefined;

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
        const failure = { phase: 'render', reason: 'late', message: `not ready after ${timeoutMs} ms` } as const;
        this.settle(job, { failure, stuck: this.findStuck() });
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
    this.hasAnswered?.();
    await this.worker.terminate();
  }

  private start(): Worker {
    this.name = `render ${randomUUID()}`;
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      // The installation's secrets in it are none of a remote's business.
      env: { NODE_ENV: 'production' },
      name: this.name,
      stdout: false,
    });
    worker.on('message', (message: FromWorker) => this.hear(message));
    worker.on('error', (error) => this.replace(worker, error.message));
    worker.on('exit', (code) => this.replace(worker, `its thread ended with ${code}`));
    return worker;
  }

  /** A thread that died takes its pages along; another one takes its place. */
  private replace(dead: Worker, message: string, { isAlone = this.jobs.size === 1 } = {}): void {
    if (this.isClosed || dead !== this.worker) return;
    this.hasAnswered?.();
    this.worker = this.start();
    for (const job of [...this.jobs.keys()]) {
      this.settle(job, { failure: { phase: 'render', reason: 'crash', message }, isAlone });
    }
  }

  /** A page that is late may wait for the API; a thread that cannot even answer is stuck, says where, and is replaced. */
  private findStuck(): Promise<Culprit | undefined> {
    this.stuck ??= this.askWhetherStuck(this.worker, this.name).finally(() => {
      this.stuck = undefined;
    });
    return this.stuck;
  }

  private async askWhetherStuck(asked: Worker, name: string): Promise<Culprit | undefined> {
    const answered = new Promise<true>((resolve) => {
      this.hasAnswered = () => resolve(true);
    });
    this.say({ type: 'ping' });
    if (await Promise.race([answered, delay(PONG_TIMEOUT_MS, false)])) return undefined;
    const culprit = await findRunning(name).catch(() => undefined);
    this.replace(asked, 'its thread was held up', { isAlone: false });
    void asked.terminate();
    return culprit;
  }

  private hear(message: FromWorker): void {
    if (message.type === 'rendered') this.settle(message.job, { page: message.page });
    else if (message.type === 'failed') this.settle(message.job, { failure: message.failure });
    else if (message.type === 'call') void this.answer(message);
    else this.hasAnswered?.();
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
