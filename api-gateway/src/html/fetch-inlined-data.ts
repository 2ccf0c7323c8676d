import type { Logger } from 'pino';
import type { Upstream } from '../upstream/upstream.ts';
import { within } from './deadline.ts';

/** Requests whose responses every page inlines, by the name of the kit's endpoint. */
const pageRequests: Readonly<Record<string, string>> = {
  getSettings: 'settings.php?action=getSettings',
  getNavigation: 'settings.php?action=get-navigation-settings',
};

/** Requests of the home page alone. */
const homeRequests: Readonly<Record<string, string>> = { getContent: 'settings.php' };

/** Fetches the responses that a page inlines. One that fails is left out, and the browser requests it itself. */
export async function fetchInlinedData(parts: {
  readonly upstream: Upstream;
  readonly path: string;
  readonly language: string;
  readonly log: Logger;
  /** Time of `performance.now()` at which the page stops waiting for responses. */
  readonly deadline: number;
}): Promise<Record<string, unknown>> {
  const { upstream, path, language, log, deadline } = parts;
  const requests = Object.entries(path === '' ? { ...pageRequests, ...homeRequests } : pageRequests);
  const responses = await Promise.all(
    requests.map(async ([name, request]) => {
      try {
        const response = await within(deadline, upstream.get(request, language), undefined);
        if (response === undefined) throw new Error('The response did not arrive before the deadline of the page.');
        return [[name, response]] as const;
      } catch (error) {
        log.warn({ request, err: error }, 'a response could not be inlined; the browser will request it');
        return [];
      }
    }),
  );
  return Object.fromEntries(responses.flat());
}
