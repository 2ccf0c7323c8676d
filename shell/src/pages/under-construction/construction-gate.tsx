import { isUnderConstruction, staysOpen } from '@fakos/shared-kit/api/settings/flags';
import { settingsApi, useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { pathWithoutLanguage } from '@fakos/shared-kit/i18n/languages';
import { useLocation } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectIsAdmin } from '@fakos/shared-kit/state/session';
import { type ReactNode, useEffect, useState } from 'react';
import type { AppStore } from '../../store/store.ts';

type Screens = typeof import('./screens.ts');

let screens: Screens | undefined;

/** Loads the screen of a site under construction, so that it renders at once. */
export async function loadConstruction(): Promise<void> {
  screens = await import(/* webpackChunkName: "under-construction" */ './screens.ts');
}

/** Loads the screen where the rendered page shows it, before the page comes alive. */
export async function loadConstructionIfOn(store: AppStore): Promise<void> {
  const { data } = settingsApi.endpoints.getSettings.select()(store.getState());
  if (isUnderConstruction(data?.settings)) await loadConstruction();
}

/**
 * The site, or while it is under construction the screen that says so (spec section 2). Sign-in and the back office stay
 * open, and admins see the site with a badge.
 */
export function ConstructionGate({ children }: { children: ReactNode }) {
  const { data } = useGetSettingsQuery();
  const { pathname } = useLocation();
  const isAdmin = useKitSelector(selectIsAdmin);
  const isClosed = isUnderConstruction(data?.settings) && !staysOpen(pathWithoutLanguage(pathname).slice(1));
  const [, setLoaded] = useState(screens !== undefined);

  useEffect(
    function loadScreens() {
      if (isClosed && !screens) void loadConstruction().then(() => setLoaded(true));
    },
    [isClosed],
  );

  if (!isClosed) return children;
  if (isAdmin) {
    return (
      <>
        {children}
        {screens && <screens.ConstructionBadge />}
      </>
    );
  }
  return screens ? <screens.UnderConstructionPage /> : null;
}
