import { Session } from 'node:inspector/promises';
import { isMainThread } from 'node:worker_threads';

/*
 * Preloaded into a gateway. Responds to the message `heap` with the heap size of the rendering threads after garbage
 * collection.
 */

interface Attached {
  readonly params: { readonly sessionId: string };
}
interface Received {
  readonly params: { readonly sessionId: string; readonly message: string };
}
/** Node's types lack the commands for worker threads. */
type ThreadInspection = {
  on(event: string, listener: (event: never) => void): void;
  post(command: string, options?: object): Promise<unknown>;
};

const COLLECT = 1;
const MEASURE = 2;

if (isMainThread) process.on('message', (message) => message === 'heap' && void reply());

async function reply(): Promise<void> {
  process.send?.({ heapBytes: await measureThreads() });
}

async function measureThreads(): Promise<number> {
  const session = new Session();
  session.connect();
  const inspection = session as unknown as ThreadInspection;
  const pending = new Set<string>();
  let bytes = 0;
  const done = Promise.withResolvers<void>();
  const send = (sessionId: string, id: number, method: string) =>
    inspection.post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id, method }) });
  inspection.on('NodeWorker.attachedToWorker', ({ params: { sessionId } }: Attached) => {
    pending.add(sessionId);
    void send(sessionId, COLLECT, 'HeapProfiler.collectGarbage');
  });
  inspection.on('NodeWorker.receivedMessageFromWorker', ({ params: { sessionId, message } }: Received) => {
    const { id, result } = JSON.parse(message) as { id?: number; result?: { usedSize?: number } };
    if (id === COLLECT) void send(sessionId, MEASURE, 'Runtime.getHeapUsage');
    if (id !== MEASURE) return;
    bytes += result?.usedSize ?? 0;
    pending.delete(sessionId);
    if (pending.size === 0) done.resolve();
  });
  await inspection.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  await done.promise;
  session.disconnect();
  return bytes;
}
