import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { Navigate, Outlet, Route, Routes } from '@fakos/shared-kit/router';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import './mantine-styles.ts';
import { AdminLayout } from './layout/admin-layout.tsx';
import { type AdminScreen, screenAddress } from './screen.ts';
import { ScreenPage } from './screen-page.tsx';
import { RequireAdmin } from './session/require-admin.tsx';
import { NotFound } from './states/not-found.tsx';
import { adminTheme, brandVariables } from './theme.ts';

const TOAST_MS = 5000;

/** The back office around its screens: theme, toasts, routes and the guard. */
export function AdminApp({ screens }: { screens: readonly AdminScreen[] }) {
  const { styleNonce } = useRemoteHost();
  return (
    <MantineProvider
      theme={adminTheme}
      cssVariablesResolver={brandVariables}
      deduplicateCssVariables={false}
      forceColorScheme="light"
      getStyleNonce={() => styleNonce}
    >
      <meta name="robots" content="noindex" />
      <Notifications autoClose={TOAST_MS} position="bottom-right" />
      <AdminRoutes screens={screens} />
    </MantineProvider>
  );
}

function AdminRoutes({ screens }: { screens: readonly AdminScreen[] }) {
  const open = screens.filter((screen) => screen.permission === 'public');
  const guarded = screens.filter((screen) => screen.permission !== 'public');
  return (
    <Routes>
      {open.map((screen) => screenRoute(screen))}
      <Route
        element={
          <RequireAdmin>
            <AdminLayout screens={guarded}>
              <Outlet />
            </AdminLayout>
          </RequireAdmin>
        }
      >
        {guarded.map((screen) => screenRoute(screen))}
        {guarded.map((screen) => detailRoute(screen))}
        {guarded.map((screen) => redirectRoutes(screen))}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

function screenRoute(screen: AdminScreen) {
  return (
    <Route key={screen.path} path={screen.path} element={<ScreenPage key={screen.path} load={screen.component} />} />
  );
}

function detailRoute({ path, detail }: AdminScreen) {
  return detail ? (
    <Route key={path} path={`${path}/:id`} element={<ScreenPage key={`${path}/:id`} load={detail} />} />
  ) : null;
}

function redirectRoutes(screen: AdminScreen) {
  return (screen.redirectsFrom ?? []).map((path) => (
    <Route key={path} path={path} element={<Navigate to={screenAddress(screen)} replace />} />
  ));
}
