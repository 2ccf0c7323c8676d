import { removePathLanguage } from '@fakos/contracts/languages';
import { toSiteAddress } from '@fakos/contracts/text/site-address';
import { paths, useLocation } from '@fakos/shared-kit/router';

/** Account pages, to which a visitor is not sent back after signing in. */
const accountPaths = [paths.login, paths.register, paths.forgotPassword, paths.resetPassword, paths.verifyEmail];

/** Address to open after signing in: the page with the link to the login, otherwise the home page. */
export function useReturnAddress(): string {
  const { state } = useLocation();
  return getReturnAddress(state);
}

/** Reads the address from the history state; only addresses of this site are accepted. */
export function getReturnAddress(state: unknown): string {
  const from = toSiteAddress(typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined);
  if (from === undefined) return paths.home;
  const path = removePathLanguage(from);
  return accountPaths.some((accountPath) => path.startsWith(accountPath)) ? paths.home : from;
}
