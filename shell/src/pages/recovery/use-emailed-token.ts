import { useLocation, useNavigate, useSearchParams } from '@fakos/shared-kit/router';
import { useEffect } from 'react';

/**
 * The key that an e-mail's link brought. It is taken out of the address at once, where others could read it, and stays
 * with the history entry, so that the page can be loaded again.
 */
export function useEmailedToken(path: string): string {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: { token?: unknown } | null };
  const inAddress = params.get('token');

  useEffect(
    function hideToken() {
      if (inAddress !== null) navigate(path, { replace: true, state: { token: inAddress }, preventScrollReset: true });
    },
    [inAddress, navigate, path],
  );

  return inAddress ?? (typeof state?.token === 'string' ? state.token : '');
}
