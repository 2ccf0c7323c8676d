import { parentPort } from 'node:worker_threads';
import type { SendApiRequest } from '@fakos/shared-kit/remote/rendering';
import { ArtifactError, Artifacts, artifactName } from './artifacts.ts';
import type { FromWorker, RenderFailure, ServerComposition, ToWorker } from './render-protocol.ts';

/*
 * The thread in which code of remotes runs. Its API requests go through the gateway, so that they use the gateway's cache.
 */

/** Compositions that stay loaded: the live one, a canary, and the previous ones until their requests have ended. */
const MAX_COMPOSITIONS = 4;

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread of the gateway.');
const artifacts = new Artifacts(MAX_COMPOSITIONS);
const waiting = new Map<number, (response: { status: number; body: string } | null) => void>();
let requestCount = 0;

const send = (message: FromWorker) => port.postMessage(message);

const sendApiRequest: SendApiRequest = async (address, language) => {
  const id = requestCount++;
  const response = await new Promise<{ status: number; body: string } | null>((resolve) => {
    waiting.set(id, resolve);
    send({ type: 'request', id, address, language });
  });
  return response ?? { status: 503, body: '{"success":false,"code":"UPSTREAM_UNAVAILABLE"}' };
};

port.on('message', (message: ToWorker) => {
  if (message.type === 'render') void render(message);
  else if (message.type === 'ping') send({ type: 'pong' });
  else {
    waiting.get(message.id)?.(message.response);
    waiting.delete(message.id);
  }
});

async function render({ job, composition, request }: ToWorker & { type: 'render' }): Promise<void> {
  try {
    const { shell, remotes } = await artifacts.load(composition);
    send({ type: 'rendered', job, page: await shell.renderPage({ ...request, sendApiRequest }, remotes) });
  } catch (error) {
    send({ type: 'failed', job, failure: nameFailure(error, composition) });
  }
}

function nameFailure(error: unknown, { shell, remotes }: ServerComposition): RenderFailure {
  if (error instanceof ArtifactError) {
    const { name, version } = error.artifact;
    return { phase: 'server', reason: 'artifact', message: error.message, name, version };
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const artifact = [...remotes, shell].find(({ name, version }) => text.includes(artifactName(name, version)));
  const owner = artifact ? { name: artifact.name, version: artifact.version } : {};
  return { phase: 'render', reason: 'render', message: text, ...owner };
}
