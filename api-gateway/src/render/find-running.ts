import { Session } from 'node:inspector/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { readArtifactName } from './artifacts.ts';

/** How long a thread may take to say where it stands, in milliseconds, before it is ended without having said. */
const PATIENCE_MS = 1_000;

/** A release whose code runs. */
export interface Culprit {
  readonly name: string;
  readonly version: string;
}

/** What a thread's debugger says (Chrome DevTools Protocol). */
type Said =
  | { method: 'Debugger.scriptParsed'; params: { scriptId: string; url: string } }
  | { method: 'Debugger.paused'; params: { callFrames: readonly { location: { scriptId: string } }[] } }
  | { method: 'Debugger.resumed' }
  | { method?: undefined };

/**
 * Whose code keeps a thread busy that answers nobody: its debugger stops even a loop that calls nothing. Of the releases
 * on the stack it is the innermost remote's; the shell's where no remote is on it. Undefined where it cannot be told.
 *
 * @param threadName the worker's `name`, which no other has
 */
export async function findRunning(threadName: string): Promise<Culprit | undefined> {
  const session = new Session();
  session.connect();
  try {
    const stack = await Promise.race([readStack(session, threadName), delay(PATIENCE_MS, [], { ref: false })]);
    const releases = stack.flatMap((address) => readArtifactName(address) ?? []);
    return releases.find(({ name }) => name !== 'shell') ?? releases[0];
  } finally {
    session.disconnect();
  }
}

/** Stops a thread and lets it go on. The addresses of what was on its stack, the innermost first. */
function readStack(session: Session, threadName: string): Promise<readonly string[]> {
  const addresses = new Map<string, string>();
  let stack: readonly string[] = [];
  return new Promise((resolve, reject) => {
    let sessionId = '';
    const say = (method: string) => {
      const message = JSON.stringify({ id: 1, method });
      session.post('NodeWorker.sendMessageToWorker', { sessionId, message }).catch(reject);
    };
    session.on('NodeWorker.attachedToWorker', ({ params }) => {
      if (!params.workerInfo.title.endsWith(threadName)) return;
      sessionId = params.sessionId;
      say('Debugger.enable');
      say('Debugger.pause');
    });
    session.on('NodeWorker.receivedMessageFromWorker', ({ params: { message } }) => {
      const said = JSON.parse(message) as Said;
      if (said.method === 'Debugger.scriptParsed') addresses.set(said.params.scriptId, said.params.url);
      else if (said.method === 'Debugger.paused') {
        stack = said.params.callFrames.map(({ location }) => addresses.get(location.scriptId) ?? '');
        // A thread that stays stopped cannot even be ended.
        say('Debugger.resume');
      } else if (said.method === 'Debugger.resumed') resolve(stack);
    });
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false }).catch(reject);
  });
}
