import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

/** How long a refused body may still arrive before its connection is closed, in milliseconds. */
const LINGER_MS = 2_000;

/**
 * Reads the rest of a request's body after a response that did not wait for it, such as a refused upload. Node does this
 * only where nothing has read from the request. Elsewhere the connection would stay open without reading its next request,
 * which is another visitor's where a proxy shares its connections.
 */
export function drainRequestBody(): RequestHandler {
  return (request, response, next) => {
    response.once('finish', () => {
      if (!request.complete) discardBody(request);
    });
    next();
  };
}

/**
 * Ends a response. Where its connection closes after it, it waits for the rest of the request's body for some seconds: a
 * connection with unread data is reset, and the visitor or proxy would lose the response.
 */
export function endAfterBody(request: IncomingMessage, response: ServerResponse, lastPart = ''): void {
  if (request.complete || response.getHeader('connection') !== 'close') {
    response.end(lastPart);
    return;
  }
  if (lastPart !== '') response.write(lastPart);
  else response.flushHeaders();
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  request.once('end', end);
  response.once('close', () => clearTimeout(timer));
  discardBody(request);
}

function discardBody(request: IncomingMessage): void {
  const discard = () => {
    while (request.read() !== null);
  };
  request.on('readable', discard);
  discard();
}
