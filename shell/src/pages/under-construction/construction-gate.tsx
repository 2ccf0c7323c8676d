import { removePathLanguage } from '@fakos/contracts/languages';
import { isOpenDuringConstruction, isUnderConstruction } from '@fakos/contracts/settings/flags';
import { settingsApi, useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { useLocation } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectIsStaff } from '@fakos/shared-kit/state/session';
import { type ReactNode, useEffect, useState } from 'react';
import type { AppStore } from '../../store/store.ts';

type Screen = typeof import('./under-construction-page.tsx');

let screen: Screen | undefined;

/** Loads the under-construction screen, so that it can render synchronously. */
export async function loadConstructionScreen(): Promise<void> {
  screen = await import(/* webpackChunkName: "under-construction" */ './under-construction-page.tsx');
}

/** Loads the screen before hydration where the server rendered it. */
export async function preloadConstructionScreen(store: AppStore): Promise<void> {
  const { data } = settingsApi.endpoints.getSettings.select()(store.getState());
  if (isUnderConstruction(data?.settings)) await loadConstructionScreen();
}

/** Shows staff the under-construction screen; the live preview of the back office adds it to the address. */
const isConstructionPreview = (search: string) => new URLSearchParams(search).get('show') === 'construction';

/**
 * Renders the site, or the under-construction screen (spec section 2). Login and back office stay reachable; admins see
 * the site with a badge.
 */
export function ConstructionGate({ children }: { children: ReactNode }) {
  const { data } = useGetSettingsQuery();
  const { pathname, search } = useLocation();
  const isStaff = useKitSelector(selectIsStaff);
  const isPreviewed = isStaff && isConstructionPreview(search);
  const isBlocked =
    (isPreviewed || isUnderConstruction(data?.settings)) &&
    !isOpenDuringConstruction(removePathLanguage(pathname).slice(1));
  const [, setLoaded] = useState(screen !== undefined);

  useEffect(
    function loadScreen() {
      if (isBlocked && !screen) void loadConstructionScreen().then(() => setLoaded(true));
    },
    [isBlocked],
  );

  if (!isBlocked) return children;
  if (isStaff && !isPreviewed) {
    return (
      <>
        {children}
        {screen && <screen.ConstructionBadge />}
      </>
    );
  }
  return screen ? <screen.UnderConstructionPage /> : null;
}
