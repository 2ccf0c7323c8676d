import { useLocation, useNavigate, useSearchParams } from '@fakos/shared-kit/router';
import { useEffect } from 'react';

/**
 * Token of an e-mailed link. It is removed from the URL at once, where others could read it, and saved in the history
 * state, so that the page can be reloaded.
 */
export function useEmailedToken(path: string): string {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: { token?: unknown } | null };
  const urlToken = params.get('token');

  useEffect(
    function removeTokenFromUrl() {
      if (urlToken !== null) navigate(path, { replace: true, state: { token: urlToken }, preventScrollReset: true });
    },
    [urlToken, navigate, path],
  );

  return urlToken ?? (typeof state?.token === 'string' ? state.token : '');
}
