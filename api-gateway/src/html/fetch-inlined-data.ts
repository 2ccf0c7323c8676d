import type { Logger } from 'pino';
import type { Upstream } from '../upstream/upstream.ts';

/** Requests whose responses every page inlines, by the name of the kit's endpoint. */
const pageRequests: Readonly<Record<string, string>> = {
  getSettings: 'settings.php?action=getSettings',
  getNavigation: 'settings.php?action=get-navigation-settings',
};

/** Requests of the home page alone. */
const homeRequests: Readonly<Record<string, string>> = { getContent: 'settings.php' };

/** Fetches the responses that a page inlines. One that fails is left out, and the browser requests it itself. */
export async function fetchInlinedData(
  upstream: Upstream,
  path: string,
  language: string,
  log: Logger,
): Promise<Record<string, unknown>> {
  const requests = Object.entries(path === '' ? { ...pageRequests, ...homeRequests } : pageRequests);
  const responses = await Promise.all(
    requests.map(async ([name, request]) => {
      try {
        return [[name, await upstream.get(request, language)]] as const;
      } catch (error) {
        log.warn({ request, err: error }, 'a response could not be inlined; the browser will request it');
        return [];
      }
    }),
  );
  return Object.fromEntries(responses.flat());
}
