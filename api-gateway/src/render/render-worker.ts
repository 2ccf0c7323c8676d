import { parentPort } from 'node:worker_threads';
import type { ApiCall } from '@fakos/shared-kit/remote/rendering';
import { ArtifactError, Artifacts, artifactName } from './artifacts.ts';
import type { FromWorker, RenderFailure, ServerComposition, ToWorker } from './render-protocol.ts';

/*
 * A thread in which code of remotes runs. It talks to the gateway only: calls of the API go through it too, so that they
 * share its cache.
 */

/** Compositions that stay loaded: the live one, a canary, and those before them for as long as requests finish. */
const MAX_COMPOSITIONS = 4;

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread of the gateway.');
const artifacts = new Artifacts(MAX_COMPOSITIONS);
const waiting = new Map<number, (answer: { status: number; body: string } | null) => void>();
let calls = 0;

const say = (message: FromWorker) => port.postMessage(message);

const call: ApiCall = async (address, language) => {
  const number = calls++;
  const answer = await new Promise<{ status: number; body: string } | null>((resolve) => {
    waiting.set(number, resolve);
    say({ type: 'call', call: number, address, language });
  });
  return answer ?? { status: 503, body: '{"success":false,"code":"UPSTREAM_UNAVAILABLE"}' };
};

port.on('message', (message: ToWorker) => {
  if (message.type === 'render') void render(message);
  else if (message.type === 'ping') say({ type: 'pong' });
  else {
    waiting.get(message.call)?.(message.answer);
    waiting.delete(message.call);
  }
});

async function render({ job, composition, request }: ToWorker & { type: 'render' }): Promise<void> {
  try {
    const { shell, remotes } = await artifacts.load(composition);
    say({ type: 'rendered', job, page: await shell.renderPage({ ...request, call }, remotes) });
  } catch (error) {
    say({ type: 'failed', job, failure: nameFailure(error, composition) });
  }
}

function nameFailure(error: unknown, { shell, remotes }: ServerComposition): RenderFailure {
  if (error instanceof ArtifactError) {
    const { name, version } = error.artifact;
    return { phase: 'server', reason: 'artifact', message: error.message, name, version };
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const culprit = [...remotes, shell].find(({ name, version }) => text.includes(artifactName(name, version)));
  const who = culprit ? { name: culprit.name, version: culprit.version } : {};
  return { phase: 'render', reason: 'render', message: text, ...who };
}
