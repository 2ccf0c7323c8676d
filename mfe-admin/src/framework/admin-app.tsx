import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { Navigate, Outlet, Route, Routes } from '@fakos/shared-kit/router';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import './mantine-styles.ts';
import { AdminLayout } from './layout/admin-layout.tsx';
import { type AdminScreen, getScreenAddress } from './screen.ts';
import { ScreenPage } from './screen-page.tsx';
import { RequireAdmin } from './session/require-admin.tsx';
import { NotFound } from './states/not-found.tsx';
import { adminTheme, brandVariables } from './theme.ts';

const TOAST_MS = 5000;

interface AdminAppProps {
  readonly screens: readonly AdminScreen[];
}

/** The back office: theme, toasts, routes and the access check around its screens. */
export function AdminApp({ screens }: AdminAppProps) {
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

function AdminRoutes({ screens }: AdminAppProps) {
  const publicScreens = screens.filter((screen) => screen.permission === 'public');
  const protectedScreens = screens.filter((screen) => screen.permission !== 'public');
  return (
    <Routes>
      {publicScreens.map((screen) => renderScreenRoute(screen))}
      <Route
        element={
          <RequireAdmin>
            <AdminLayout screens={protectedScreens}>
              <Outlet />
            </AdminLayout>
          </RequireAdmin>
        }
      >
        {protectedScreens.map((screen) => renderScreenRoute(screen))}
        {protectedScreens.map((screen) => renderRecordRoutes(screen))}
        {protectedScreens.map((screen) => renderRedirectRoutes(screen))}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

function renderScreenRoute(screen: AdminScreen) {
  return (
    <Route
      key={screen.path}
      path={screen.path}
      element={<ScreenPage key={screen.path} permission={screen.permission} load={screen.component} />}
    />
  );
}

function renderRecordRoutes({ path, permission, detail, create, pages }: AdminScreen) {
  const routes = Object.entries({ ...pages, new: create, ':id': detail });
  return routes.map(([segment, load]) => {
    const address = `${path}/${segment}`;
    const page = load && <ScreenPage key={address} permission={permission} load={load} />;
    return page && <Route key={address} path={address} element={page} />;
  });
}

function renderRedirectRoutes(screen: AdminScreen) {
  return (screen.redirectsFrom ?? []).map((path) => (
    <Route key={path} path={path} element={<Navigate to={getScreenAddress(screen)} replace />} />
  ));
}
