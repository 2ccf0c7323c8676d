import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { RenderedPage, RenderRequest, SendApiRequest } from '@fakos/shared-kit/remote/rendering';
import { findInStack } from './artifacts.ts';
import { findRunningRelease, type RunningRelease } from './find-running-release.ts';
import type { FromWorker, RenderFailure, ServerComposition, ToWorker } from './render-protocol.ts';

/** Default limit of a worker's memory in MB. One that needs more is terminated, and browsers render its pages. */
export const DEFAULT_HEAP_MB = 256;
/** Memory of a worker's new objects in MB: V8 would take three times as much, which does not render faster. */
const MAX_YOUNG_MB = 16;
/** Pages that one worker may render at the same time; browsers render the others. */
const MAX_JOBS = 32;
/** How long a worker may take to reply to a ping after a page timed out, in milliseconds. */
const PONG_TIMEOUT_MS = 500;

/** How long a page that timed out may make no progress before it counts as hanging, in milliseconds. */
const HANG_CHECK_MS = 1_000;

/** Diagnosis of a page that timed out. */
export type TimeoutCause =
  | { readonly reason: 'stuck'; readonly release: RunningRelease | undefined }
  | { readonly reason: 'hanging' };

/** A page, or the reason why there is none. */
export type RenderResult =
  | { page: RenderedPage }
  | {
      failure: RenderFailure;
      /** After a timeout caused by code of a release: the diagnosis. */
      cause?: Promise<TimeoutCause | undefined>;
      /** True for a page whose thread crashed while it rendered no other page. */
      isAlone?: boolean;
    };

/** A page that is being rendered. */
interface Job {
  finish(result: RenderResult): void;
  /** Runs its requests to the API in the context of the page, which a message of the thread does not have. */
  inContext<T>(work: () => T): T;
}

/** Threads that render pages, apart from the gateway's main thread. */
export class RenderPool {
  private readonly threads: RenderThread[];
  private readonly timeoutMs: number;

  /** @param timeoutMs how long a page may take, its requests to the API included */
  constructor(options: { workers: number; timeoutMs: number; heapMb?: number; sendApiRequest: SendApiRequest }) {
    const { workers, timeoutMs, heapMb = DEFAULT_HEAP_MB, sendApiRequest } = options;
    this.timeoutMs = timeoutMs;
    this.threads = Array.from({ length: workers }, () => new RenderThread(sendApiRequest, heapMb));
  }

  /** Renders a page. Never rejects, and settles within the timeout. */
  render(composition: ServerComposition, request: Omit<RenderRequest, 'sendApiRequest'>): Promise<RenderResult> {
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
  private readonly sendApiRequest: SendApiRequest;
  private readonly heapMb: number;
  /** Unique name of the running worker. */
  private name = '';
  private readonly jobs = new Map<number, Job>();
  private worker: Worker;
  /** Workers that others have replaced, until they end: the debugger may still examine them. */
  private readonly replaced = new Set<Worker>();
  private lastJob = 0;
  private isClosed = false;
  /** The running examination of a worker whose page timed out. */
  private check: { worker: Worker; cause: Promise<TimeoutCause | undefined> } | undefined;
  private onPong: (() => void) | undefined;
  private readonly inspections = new Map<number, (isHanging: boolean) => void>();

  constructor(sendApiRequest: SendApiRequest, heapMb: number) {
    this.sendApiRequest = sendApiRequest;
    this.heapMb = heapMb;
    this.worker = this.start();
  }

  get load(): number {
    return this.jobs.size;
  }

  render(
    composition: ServerComposition,
    request: Omit<RenderRequest, 'sendApiRequest'>,
    timeoutMs: number,
  ): Promise<RenderResult> {
    const job = ++this.lastJob;
    return new Promise((resolve) => {
      const timeout = setTimeout(() => {
        const failure = { phase: 'render', reason: 'timeout', message: `not ready after ${timeoutMs} ms` } as const;
        this.settle(job, { failure, cause: this.findCause(job) });
      }, timeoutMs);
      const finish = (result: RenderResult) => {
        clearTimeout(timeout);
        resolve(result);
      };
      this.jobs.set(job, { finish, inContext: AsyncLocalStorage.snapshot() });
      this.send({ type: 'render', job, composition, request });
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.onPong?.();
    for (const finish of this.inspections.values()) finish(false);
    // `process.exit` waits for all threads, and blocks this one: a thread that the debugger has paused would never be resumed.
    await Promise.all([this.worker, ...this.replaced].map((worker) => worker.terminate()));
  }

  private start(): Worker {
    this.name = `render ${randomUUID()}`;
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: this.heapMb, maxYoungGenerationSizeMb: MAX_YOUNG_MB },
      // Code of remotes must not see the secrets in the gateway's environment.
      env: { NODE_ENV: 'production' },
      name: this.name,
      stdout: false,
    });
    worker.on('message', (message: FromWorker) => {
      if (worker === this.worker) this.handleMessage(message);
    });
    worker.on('error', (error) => {
      const message = error.stack ?? error.message;
      this.replace(worker, { reason: 'crash', message, ...findInStack(message) });
    });
    worker.on('exit', (code) => {
      this.replace(worker, { reason: 'crash', message: `its thread ended with ${code}` });
      this.replaced.delete(worker);
    });
    return worker;
  }

  /** Starts another thread after one died, and fails the pages of the dead one. */
  private replace(dead: Worker, failure: Omit<RenderFailure, 'phase'>): void {
    if (this.isClosed || dead !== this.worker) return;
    this.onPong?.();
    for (const finish of this.inspections.values()) finish(false);
    const isAlone = failure.reason === 'crash' && this.jobs.size === 1;
    this.replaced.add(dead);
    this.worker = this.start();
    for (const job of [...this.jobs.keys()]) this.settle(job, { failure: { phase: 'render', ...failure }, isAlone });
  }

  /** Finds out why a page timed out: code of a release blocks its thread, or never finishes although the thread is idle. */
  private async findCause(job: number): Promise<TimeoutCause | undefined> {
    const { worker } = this;
    if (this.check?.worker !== worker) this.check = { worker, cause: this.checkStuck(worker, this.name) };
    const { check } = this;
    const stuck = await check.cause;
    if (this.check === check) this.check = undefined;
    if (stuck) return stuck;
    if (this.isClosed || worker !== this.worker) return undefined;
    const isHanging = await new Promise<boolean>((resolve) => {
      this.inspections.set(job, resolve);
      this.send({ type: 'inspect', job, waitMs: HANG_CHECK_MS });
    });
    this.inspections.delete(job);
    return isHanging ? { reason: 'hanging' } : undefined;
  }

  /** A thread that does not reply to a ping is blocked: finds the release that blocks it, and replaces it. */
  private async checkStuck(checked: Worker, name: string): Promise<TimeoutCause | undefined> {
    const pong = new Promise<true>((resolve) => {
      this.onPong = () => resolve(true);
    });
    this.send({ type: 'ping' });
    if (await Promise.race([pong, delay(PONG_TIMEOUT_MS, false)])) return undefined;
    this.replace(checked, { reason: 'timeout', message: 'its thread was blocked' });
    // The next pages are rendered meanwhile: on a busy machine the debugger takes seconds.
    const release = await findRunningRelease(name).catch(() => undefined);
    void checked.terminate();
    return { reason: 'stuck', release };
  }

  private handleMessage(message: FromWorker): void {
    if (message.type === 'rendered') this.settle(message.job, { page: message.page });
    else if (message.type === 'failed') this.settle(message.job, { failure: message.failure });
    else if (message.type === 'request') void this.respond(message);
    else if (message.type === 'inspected') this.inspections.get(message.job)?.(message.isHanging);
    else this.onPong?.();
  }

  private async respond({ id, job, address, language }: FromWorker & { type: 'request' }): Promise<void> {
    const worker = this.worker;
    const request = () => this.sendApiRequest(address, language).catch(() => null);
    const response = await (this.jobs.get(job)?.inContext(request) ?? request());
    if (worker === this.worker) this.send({ type: 'response', id, response });
  }

  private settle(job: number, result: RenderResult): void {
    this.jobs.get(job)?.finish(result);
    this.jobs.delete(job);
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }
}
