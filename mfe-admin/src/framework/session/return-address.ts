import { isAdminPath } from '@fakos/shared-kit/i18n/languages';
import { paths } from '@fakos/shared-kit/router';

const RETURN_KEY = 'next';

/** The login's address that leads back to where someone was stopped. */
export function loginAddress(from: { pathname: string; search: string }): string {
  const next = from.pathname + from.search;
  return next === paths.admin ? paths.adminLogin : `${paths.adminLogin}?${new URLSearchParams({ [RETURN_KEY]: next })}`;
}

/** Where to go after signing in. Only addresses of the back office count, so that no link can lead elsewhere. */
export function returnAddress(search: string): string {
  const next = new URLSearchParams(search).get(RETURN_KEY) ?? '';
  const [path = ''] = next.split(/[?#]/);
  return isAdminPath(path) && path !== paths.adminLogin ? next : paths.admin;
}
