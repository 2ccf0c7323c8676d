import { isApiFailure } from '@fakos/shared-kit/api';
import { useGetSessionQuery, useLogoutMutation } from '@fakos/shared-kit/api/login/hooks';
import { Navigate, paths, useLocation } from '@fakos/shared-kit/router';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { selectIsStaff, selectUser, userChanged } from '@fakos/shared-kit/state/session';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { getLoginAddress } from './return-address.ts';
import { useEndSession } from './use-end-session.ts';

/** Where two-step login is set up. */
const PROFILE = `${paths.admin}/profile`;

const LogoutContext = createContext<() => void>(() => undefined);

/** Logs the user out and opens the login. */
export const useLogout = () => useContext(LogoutContext);

/**
 * Renders its children for staff only (spec section 5, "Admin access"). Visitors are redirected to the admin login
 * and return afterwards; other signed-in users are redirected to the public login. The server checks every request itself.
 */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const location = useLocation();
  const user = useKitSelector(selectUser);
  const isStaff = useKitSelector(selectIsStaff);
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  const [logout] = useLogoutMutation();
  const endSession = useEndSession();

  const logoutAndEndSession = useCallback(async () => {
    setIsLoggingOut(true);
    // The session ends in this browser even if the request fails, so that it is not left open on a shared computer.
    await logout();
    endSession();
  }, [logout, endSession]);

  if (!user) return <Navigate to={isLoggingOut ? paths.adminLogin : getLoginAddress(location)} replace />;
  if (!isStaff) return <Navigate to={paths.login} replace />;
  if (user.must_change_password) return <Navigate to={getLoginAddress(location)} replace />;
  if (user.must_set_up_two_step && location.pathname !== PROFILE) return <Navigate to={PROFILE} replace />;
  return (
    <LogoutContext value={logoutAndEndSession}>
      <SessionCheck />
      {children}
    </LogoutContext>
  );
}

/** Checks the stored session with the server, and updates the user's data. */
function SessionCheck() {
  const dispatch = useDispatch();
  const endSession = useEndSession();
  const { data, error } = useGetSessionQuery();

  useEffect(
    function syncSession() {
      if (isApiFailure(error) && error.code === 'NOT_SIGNED_IN') endSession();
      else if (data) dispatch(userChanged(data.user));
    },
    [data, error, dispatch, endSession],
  );
  return null;
}
