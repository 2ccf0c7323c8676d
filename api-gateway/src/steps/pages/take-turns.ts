import type { RequestHandler } from 'express';

/**
 * Starts one request per turn of the event loop, and takes the addresses in turn. Without it, all pages that one visitor
 * requested at once would be composed before the event loop reads the next visitor's request.
 */
export function takeTurns(): RequestHandler {
  const waiting = new Map<string, (() => void)[]>();
  let isTurnTaken = false;

  const startNext = () => {
    const [address, [start, ...others]] = waiting.entries().next().value ?? ['', []];
    waiting.delete(address);
    // Behind the other addresses.
    if (others.length > 0) waiting.set(address, others);
    isTurnTaken = start !== undefined;
    if (isTurnTaken) setImmediate(startNext);
    start?.();
  };

  return (request, response, next) => {
    if (!isTurnTaken) {
      isTurnTaken = true;
      setImmediate(startNext);
      return next();
    }
    const start = () => (response.closed ? undefined : next());
    const address = request.ip ?? '';
    const queue = waiting.get(address);
    if (queue) queue.push(start);
    else waiting.set(address, [start]);
  };
}
