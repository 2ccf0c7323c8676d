import { useLocation } from '@fakos/shared-kit/router';
import { AppShell, Overlay } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useText } from '../../text.ts';
import { type AdminScreen, findScreen } from '../screen.ts';
import { useHasPermission } from '../session/use-has-permission.ts';
import { TourHost } from '../tour/tour-host.tsx';
import { AdminHeader } from './admin-header.tsx';
import styles from './layout.module.css';
import { ScreenTitleProvider } from './screen-title.tsx';
import { Sidebar } from './sidebar.tsx';
import { useEdgeSwipe } from './use-edge-swipe.ts';
import { useOverlayMenu } from './use-overlay-menu.ts';
import { SMALL_SCREEN_PX, useSidebar } from './use-sidebar.ts';

const HEADER_HEIGHT = 60;
const SIDEBAR_WIDTH = 248;
const RAIL_WIDTH = 68;
/** Above the header, which comes before it, and below the sidebar (101). */
const BACKDROP_Z_INDEX = 100;
const MAIN_ID = 'admin-main';
const SIDEBAR_ID = 'admin-sidebar';

interface AdminLayoutProps {
  /** All screens except public ones. */
  readonly screens: readonly AdminScreen[];
  readonly children: ReactNode;
}

/** The back office's layout: menu, header with the screen's title, and the screen itself. */
export function AdminLayout({ screens, children }: AdminLayoutProps) {
  const text = useText();
  const { pathname } = useLocation();
  const hasPermission = useHasPermission();
  const openScreens = useMemo(
    () => screens.filter(({ permission }) => hasPermission(permission)),
    [screens, hasPermission],
  );
  const currentScreen = findScreen(screens, pathname);
  const { small, expanded, setExpanded } = useSidebar();
  const toggle = useRef<HTMLButtonElement>(null);
  const collapse = useCallback(() => setExpanded(false), [setExpanded]);
  const isOverlaid = small && expanded;
  const closeButton = useOverlayMenu(isOverlaid, collapse, toggle);
  useEdgeSwipe(small, setExpanded);

  useEffect(
    function closeSidebarOnNavigation() {
      if (small) collapse();
    },
    [pathname, small, collapse],
  );

  return (
    <ScreenTitleProvider fallback={text(currentScreen ? `menu.${currentScreen.menuKey}` : 'brand')}>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {text('layout.skip')}
      </a>
      <AppShell
        layout="alt"
        padding={{ base: 'sm', sm: 'lg' }}
        header={{ height: HEADER_HEIGHT }}
        navbar={{
          width: expanded ? SIDEBAR_WIDTH : RAIL_WIDTH,
          breakpoint: SMALL_SCREEN_PX + 1,
          collapsed: { mobile: !expanded },
        }}
      >
        <AppShell.Header className={styles.header} inert={isOverlaid}>
          <AdminHeader screens={openScreens} sidebar={{ id: SIDEBAR_ID, expanded, setExpanded, toggle }} />
        </AppShell.Header>
        {isOverlaid && <Overlay fixed zIndex={BACKDROP_Z_INDEX} className={styles.backdrop} onClick={collapse} />}
        <AppShell.Navbar
          id={SIDEBAR_ID}
          inert={small && !expanded}
          aria-label={text('menu.label')}
          className={styles.sidebar}
        >
          <Sidebar
            screens={openScreens}
            currentScreen={currentScreen}
            showLabels={expanded}
            overlay={small ? { close: collapse, closeButton } : undefined}
          />
        </AppShell.Navbar>
        <AppShell.Main id={MAIN_ID} tabIndex={-1} className={styles.main} inert={isOverlaid}>
          <TourHost />
          {children}
        </AppShell.Main>
      </AppShell>
    </ScreenTitleProvider>
  );
}
