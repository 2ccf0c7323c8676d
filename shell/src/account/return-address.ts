import { pathWithoutLanguage } from '@fakos/shared-kit/i18n/languages';
import { paths, useLocation } from '@fakos/shared-kit/router';

/** Pages that lead into an account: nobody wants to come back to them. */
const waysIn = [paths.login, paths.register, paths.forgotPassword, paths.resetPassword, paths.verifyEmail];

/** Where to go after signing in: where the link to this page was followed, else home. */
export function useReturnAddress(): string {
  const { state } = useLocation();
  return returnAddress(state);
}

/** Reads the address that a link left in the history entry; only addresses of this site count. */
export function returnAddress(state: unknown): string {
  const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string' || !from.startsWith('/') || /^\/[/\\]/.test(from)) return paths.home;
  const path = pathWithoutLanguage(from);
  return waysIn.some((way) => path.startsWith(way)) ? paths.home : from;
}
