import { baseApi } from '@fakos/shared-kit/api';
import { useDispatch } from '@fakos/shared-kit/state';
import { signOut } from '@fakos/shared-kit/state/session';
import { useCallback } from 'react';

/** Removes the signed-in user and all cached API responses. */
export function useEndSession(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => {
    dispatch(signOut());
    dispatch(baseApi.util.resetApiState());
  }, [dispatch]);
}
