import type { RequestHandler } from 'express';

/**
 * Reads the rest of a request's body after a response that did not wait for it, such as a refused upload. Node does this
 * only where nothing has read from the request. Elsewhere the connection would stay open without reading its next request,
 * which is another visitor's where a proxy shares its connections.
 */
export function drainRequestBody(): RequestHandler {
  return (request, response, next) => {
    response.once('finish', () => {
      if (request.complete) return;
      const discard = () => {
        while (request.read() !== null);
      };
      request.on('readable', discard);
      discard();
    });
    next();
  };
}
