import LightRunner from 'jest-light-runner/child-process';
import Tinypool, { type TinypoolChannel } from 'tinypool';

// Runs tests of servers in child processes that strip types themselves (docs/decisions/0031).
//
// A new process asks the runner for its settings. In version 0.8.2 all processes share one channel, and the first request is
// sent to all of them. A process that was not listening yet never gets its settings, and the run never ends. So each process
// gets a channel of its own, which is connected when that process asks.

const runTask = Tinypool.prototype.run;

Tinypool.prototype.run = function runWithOwnChannel(task, options = {}) {
  const { channel } = options;
  return runTask.call(this, task, channel ? { ...options, channel: createOwnChannel(channel) } : options);
};

function createOwnChannel(shared: TinypoolChannel): TinypoolChannel {
  let listener: ((message: unknown) => void) | undefined;
  return {
    onMessage: (added) => {
      listener = added;
    },
    postMessage: (message) => {
      if (listener) shared.onMessage?.(listener);
      shared.postMessage?.(message);
    },
  };
}

export default LightRunner;
