import { baseApi } from '@fakos/shared-kit/api';
import { useDispatch } from '@fakos/shared-kit/state';
import { signOut } from '@fakos/shared-kit/state/session';
import { useCallback } from 'react';

/** Forgets who is signed in, and every answer that only they were allowed to read. */
export function useEndSession(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => {
    dispatch(signOut());
    dispatch(baseApi.util.resetApiState());
  }, [dispatch]);
}
