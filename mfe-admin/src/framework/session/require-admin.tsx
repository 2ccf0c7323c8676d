import { isApiFailure } from '@fakos/shared-kit/api';
import { useGetSessionQuery, useLogoutMutation } from '@fakos/shared-kit/api/login/hooks';
import { Navigate, paths, useLocation } from '@fakos/shared-kit/router';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { selectIsAdmin, selectUser, userChanged } from '@fakos/shared-kit/state/session';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { loginAddress } from './return-address.ts';
import { useEndSession } from './use-end-session.ts';

const LogoutContext = createContext<() => void>(() => undefined);

/** Signs out and goes to the login. */
export const useLogout = () => useContext(LogoutContext);

/**
 * Lets administrators in (spec section 5, "Admin access"): a visitor goes to the login and comes back after it, anyone
 * else who is signed in goes to the public login. The server decides again on every call.
 */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const location = useLocation();
  const user = useKitSelector(selectUser);
  const isAdmin = useKitSelector(selectIsAdmin);
  const [leaving, setLeaving] = useState(false);
  const [logout] = useLogoutMutation();
  const endSession = useEndSession();

  const leave = useCallback(async () => {
    setLeaving(true);
    // The session ends here even when the server cannot be told: whoever sits down next must not find it open.
    await logout();
    endSession();
  }, [logout, endSession]);

  if (!user) return <Navigate to={leaving ? paths.adminLogin : loginAddress(location)} replace />;
  if (!isAdmin) return <Navigate to={paths.login} replace />;
  if (user.must_change_password) return <Navigate to={loginAddress(location)} replace />;
  return (
    <LogoutContext value={leave}>
      <SessionCheck />
      {children}
    </LogoutContext>
  );
}

/** The stored session is only a hint: asks the server whether it still holds, and who it belongs to now. */
function SessionCheck() {
  const dispatch = useDispatch();
  const endSession = useEndSession();
  const { data, error } = useGetSessionQuery();

  useEffect(
    function followServer() {
      if (isApiFailure(error) && error.code === 'NOT_SIGNED_IN') endSession();
      else if (data) dispatch(userChanged(data.user));
    },
    [data, error, dispatch, endSession],
  );
  return null;
}
