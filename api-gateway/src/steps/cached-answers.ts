import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { Upstream } from '../upstream/upstream.ts';
import { REQUEST_ID_HEADER, requestIdOf } from './request-id.ts';

/**
 * Answers public GETs that are in memory before any other step, because the steps cost several times what such an
 * answer does. Everything else goes on to `steps`.
 */
export function cachedAnswersBefore(steps: RequestListener, upstream: Upstream, log: Logger): RequestListener {
  const isLogging = log.isLevelEnabled('debug');
  return function answerFromMemory(request, response) {
    const found = upstream.find(request);
    if (!found) {
      steps(request, response);
      return;
    }
    const id = requestIdOf(request);
    found.answer.send(request, response, found, [REQUEST_ID_HEADER, id]);
    if (isLogging) log.debug({ id, method: request.method, path: request.url?.split('?')[0] }, 'answered from memory');
  };
}
