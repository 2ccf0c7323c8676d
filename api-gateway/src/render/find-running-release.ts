import { Session } from 'node:inspector/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { readArtifactName } from './artifacts.ts';

/** How long the debugger may take, in milliseconds. It needs a few on an idle machine, and seconds on a busy one. */
const DEBUGGER_TIMEOUT_MS = 10_000;

/** A release whose code is running. */
export interface RunningRelease {
  readonly name: string;
  readonly version: string;
}

/** A message of a thread's debugger (Chrome DevTools Protocol). */
type DebuggerMessage =
  | { method: 'Debugger.scriptParsed'; params: { scriptId: string; url: string } }
  | { method: 'Debugger.paused'; params: { callFrames: readonly { location: { scriptId: string } }[] } }
  | { method: 'Debugger.resumed' }
  | { method?: undefined };

/**
 * The release whose code blocks a thread: the innermost remote on the stack, or the shell where no remote is on it. The
 * debugger can pause even an empty loop. Undefined where the release cannot be determined.
 *
 * @param threadName the worker's unique `name`
 */
export async function findRunningRelease(threadName: string): Promise<RunningRelease | undefined> {
  const session = new Session();
  session.connect();
  // On a busy machine the thread may pause after the time limit. It must be resumed then, so the session stays open.
  const reading = readStack(session, threadName).finally(() => session.disconnect());
  const stack = await Promise.race([reading, delay(DEBUGGER_TIMEOUT_MS, [], { ref: false })]);
  const releases = stack.flatMap((address) => readArtifactName(address) ?? []);
  return releases.find(({ name }) => name !== 'shell') ?? releases[0];
}

/** Pauses a thread and resumes it. The file names on its stack, the innermost first; none when the thread ended. */
function readStack(session: Session, threadName: string): Promise<readonly string[]> {
  const addresses = new Map<string, string>();
  let stack: readonly string[] = [];
  return new Promise((resolve, reject) => {
    let sessionId = '';
    const send = (method: string) => {
      const message = JSON.stringify({ id: 1, method });
      session.post('NodeWorker.sendMessageToWorker', { sessionId, message }).catch(reject);
    };
    session.on('NodeWorker.attachedToWorker', ({ params }) => {
      if (!params.workerInfo.title.endsWith(threadName)) return;
      sessionId = params.sessionId;
      send('Debugger.enable');
      send('Debugger.pause');
    });
    session.on('NodeWorker.receivedMessageFromWorker', ({ params: { message } }) => {
      const received = JSON.parse(message) as DebuggerMessage;
      if (received.method === 'Debugger.scriptParsed') addresses.set(received.params.scriptId, received.params.url);
      else if (received.method === 'Debugger.paused') {
        stack = received.params.callFrames.map(({ location }) => addresses.get(location.scriptId) ?? '');
        // A paused thread cannot be terminated.
        send('Debugger.resume');
      } else if (received.method === 'Debugger.resumed') resolve(stack);
    });
    session.on('NodeWorker.detachedFromWorker', ({ params }) => {
      if (params.sessionId === sessionId) resolve(stack);
    });
    session
      .post('NodeWorker.enable', { waitForDebuggerOnStart: false })
      .then(() => sessionId || resolve(stack), reject);
  });
}
