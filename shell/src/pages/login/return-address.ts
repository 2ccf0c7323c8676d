import { pathWithoutLanguage } from '@fakos/shared-kit/i18n/languages';
import { paths, useLocation } from '@fakos/shared-kit/router';

/** Where to go after signing in: where the link to this page was followed, else home. */
export function useReturnAddress(): string {
  const { state } = useLocation();
  return returnAddress(state);
}

/** Reads the address that a link left in the history entry; only addresses of this site count. */
export function returnAddress(state: unknown): string {
  const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string' || !from.startsWith('/') || /^\/[/\\]/.test(from)) return paths.home;
  const isLogin = pathWithoutLanguage(from).startsWith(paths.login);
  return isLogin ? paths.home : from;
}
