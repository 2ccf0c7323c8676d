import { performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import type { Language } from '@fakos/contracts/languages';
import type { SendApiRequest } from '@fakos/shared-kit/remote/rendering';
import { ArtifactError, Artifacts, findInStack } from './artifacts.ts';
import type { FromWorker, RenderFailure, ToWorker } from './render-protocol.ts';

/*
 * The thread in which code of remotes runs. Its API requests go through the gateway, so that they use the gateway's cache.
 */

/** Share of a thread's time above which it is busy, so that a page without progress may only be slow. */
const BUSY_UTILIZATION = 0.9;

/** Compositions that stay loaded: the live one, a canary, and the previous ones until their requests have ended. */
const MAX_COMPOSITIONS = 4;

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread of the gateway.');
const artifacts = new Artifacts(MAX_COMPOSITIONS);
const waiting = new Map<number, (response: { status: number; body: string } | null) => void>();
/** The pages that are being rendered, with their requests to the API. */
const pages = new Map<number, { sent: number; received: number }>();
let requestCount = 0;

// A release must not end the thread or the gateway without a trace. The error's stack names it.
const exit = process.exit.bind(process);
process.exit = (code) => {
  refuseReleases('process.exit');
  // Node ends the thread with this function after an uncaught error.
  return exit(code);
};
process.kill = () => {
  throw new Error('a release called process.kill');
};

const send = (message: FromWorker) => port.postMessage(message);

async function sendApiRequest(job: number, address: string, language: Language) {
  const id = requestCount++;
  const response = await new Promise<{ status: number; body: string } | null>((resolve) => {
    waiting.set(id, resolve);
    send({ type: 'request', id, job, address, language });
  });
  return response ?? { status: 503, body: '{"success":false,"code":"UPSTREAM_UNAVAILABLE"}' };
}

port.on('message', (message: ToWorker) => {
  if (message.type === 'render') void render(message);
  else if (message.type === 'ping') send({ type: 'pong' });
  else if (message.type === 'inspect') inspect(message);
  else {
    waiting.get(message.id)?.(message.response);
    waiting.delete(message.id);
  }
});

async function render({ job, composition, request }: ToWorker & { type: 'render' }): Promise<void> {
  const requests = { sent: 0, received: 0 };
  const sendCounted: SendApiRequest = async (...parameters) => {
    requests.sent += 1;
    const response = await sendApiRequest(job, ...parameters);
    requests.received += 1;
    return response;
  };
  pages.set(job, requests);
  try {
    const { shell, remotes } = await artifacts.load(composition);
    const page = await shell.renderPage({ ...request, sendApiRequest: sendCounted }, remotes);
    send({ type: 'rendered', job, page });
  } catch (error) {
    send({ type: 'failed', job, failure: nameFailure(error) });
  } finally {
    pages.delete(job);
  }
}

/** Throws where code of a release is on the stack. */
function refuseReleases(name: string): void {
  const error = new Error(`a release called ${name}`);
  if (findInStack(error.stack ?? '')) throw error;
}

/** A page hangs if neither it nor its thread does anything and it waits for no response of the API. */
function inspect({ job, waitMs }: ToWorker & { type: 'inspect' }): void {
  const page = pages.get(job);
  const before = { ...page };
  const started = performance.eventLoopUtilization();
  setTimeout(() => {
    const { utilization } = performance.eventLoopUtilization(started);
    const isWaiting = page !== undefined && pages.get(job) === page && page.sent === page.received;
    const isHanging = isWaiting && page.received === before.received && utilization < BUSY_UTILIZATION;
    send({ type: 'inspected', job, isHanging });
    if (isHanging) pages.delete(job);
  }, waitMs);
}

function nameFailure(error: unknown): RenderFailure {
  if (error instanceof ArtifactError) {
    const { name, version } = error.artifact;
    return { phase: 'server', reason: 'artifact', message: error.message, name, version };
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { phase: 'render', reason: 'render', message: text, ...findInStack(text) };
}
