import { Session } from 'node:inspector/promises';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded into a gateway before its program: says, when it is asked, how much memory the threads that render hold after
 * their garbage was collected.
 */

interface Attached {
  readonly params: { readonly sessionId: string };
}
interface Received {
  readonly params: { readonly sessionId: string; readonly message: string };
}
/** Inspection of threads is not among the typed commands. */
type ThreadInspection = {
  on(event: string, listener: (event: never) => void): void;
  post(command: string, options?: object): Promise<unknown>;
};

const COLLECT = 1;
const WEIGH = 2;

if (isMainThread) process.on('message', (question) => question === 'heap' && void answer());

async function answer(): Promise<void> {
  process.send?.({ heapBytes: await weighThreads() });
}

async function weighThreads(): Promise<number> {
  const session = new Session();
  session.connect();
  const inspection = session as unknown as ThreadInspection;
  const asked = new Set<string>();
  let bytes = 0;
  const done = Promise.withResolvers<void>();
  const tell = (sessionId: string, id: number, method: string) =>
    inspection.post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id, method }) });
  inspection.on('NodeWorker.attachedToWorker', ({ params: { sessionId } }: Attached) => {
    asked.add(sessionId);
    void tell(sessionId, COLLECT, 'HeapProfiler.collectGarbage');
  });
  inspection.on('NodeWorker.receivedMessageFromWorker', ({ params: { sessionId, message } }: Received) => {
    const { id, result } = JSON.parse(message) as { id?: number; result?: { usedSize?: number } };
    if (id === COLLECT) void tell(sessionId, WEIGH, 'Runtime.getHeapUsage');
    if (id !== WEIGH) return;
    bytes += result?.usedSize ?? 0;
    asked.delete(sessionId);
    if (asked.size === 0) done.resolve();
  });
  await inspection.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  await done.promise;
  session.disconnect();
  return bytes;
}
