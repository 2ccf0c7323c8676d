import { isAdminPath } from '@fakos/contracts/languages';
import { toSiteAddress } from '@fakos/contracts/text/site-address';
import { paths } from '@fakos/shared-kit/router';

const RETURN_KEY = 'next';

/** Address of the login that returns to `from` afterwards. */
export function getLoginAddress(from: { pathname: string; search: string }): string {
  const next = from.pathname + from.search;
  return next === paths.admin ? paths.adminLogin : `${paths.adminLogin}?${new URLSearchParams({ [RETURN_KEY]: next })}`;
}

/** The address to open after signing in. Only back-office addresses are accepted, to prevent open redirects. */
export function getReturnAddress(search: string): string {
  const next = toSiteAddress(new URLSearchParams(search).get(RETURN_KEY)) ?? '';
  const [path = ''] = next.split(/[?#]/);
  return isAdminPath(path) && path !== paths.adminLogin ? next : paths.admin;
}
