import type { Logger } from 'pino';
import type { Upstream } from '../upstream/upstream.ts';

/** Calls whose answers every page carries, by the name of the kit's endpoint. */
const everywhere: Readonly<Record<string, string>> = {
  getSettings: 'settings.php?action=getSettings',
  getNavigation: 'settings.php?action=get-navigation-settings',
};

/** Calls that only the home page needs. */
const onHome: Readonly<Record<string, string>> = { getContent: 'settings.php' };

/** Fetches what a page inlines. An answer that fails is left out: the browser then asks for it itself. */
export async function fetchAnswers(
  upstream: Upstream,
  path: string,
  language: string,
  log: Logger,
): Promise<Record<string, unknown>> {
  const calls = Object.entries(path === '' ? { ...everywhere, ...onHome } : everywhere);
  const answers = await Promise.all(
    calls.map(async ([name, call]) => {
      try {
        return [[name, await upstream.get(call, language)]] as const;
      } catch (error) {
        log.warn({ call, err: error }, 'a page goes without an inlined answer');
        return [];
      }
    }),
  );
  return Object.fromEntries(answers.flat());
}
