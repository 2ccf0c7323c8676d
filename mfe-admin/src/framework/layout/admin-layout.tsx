import { useLocation } from '@fakos/shared-kit/router';
import { ActionIcon, AppShell } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconMenu2 } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { useText } from '../../text.ts';
import { type AdminScreen, getScreenAddress } from '../screen.ts';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './layout.module.css';
import { ScreenTitle, ScreenTitleProvider } from './screen-title.tsx';
import { Sidebar } from './sidebar.tsx';
import { useEdgeSwipe } from './use-edge-swipe.ts';
import { SMALL_SCREEN_PX, useSidebar } from './use-sidebar.ts';
import { UserMenu } from './user-menu.tsx';

const HEADER_HEIGHT = 60;
const SIDEBAR_WIDTH = 248;
const RAIL_WIDTH = 68;
const MAIN_ID = 'admin-main';
const SIDEBAR_ID = 'admin-sidebar';

/** The back office's layout: menu, header with the screen's title, and the screen itself. */
export function AdminLayout({ screens, children }: { screens: readonly AdminScreen[]; children: ReactNode }) {
  const text = useText();
  const { pathname } = useLocation();
  const { small, expanded, setExpanded } = useSidebar();
  useEdgeSwipe(small, setExpanded);
  const currentScreen = findCurrentScreen(screens, pathname);
  const ToggleIcon = expanded ? IconLayoutSidebarLeftCollapse : IconMenu2;

  useEffect(
    function closeSidebarOnNavigation() {
      if (small) setExpanded(false);
    },
    [pathname, small, setExpanded],
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
        <AppShell.Header className={styles.header}>
          <ActionIcon
            variant="subtle"
            size="lg"
            color="gray"
            onClick={() => setExpanded(!expanded)}
            aria-label={text(expanded ? 'layout.collapseSidebar' : 'layout.expandSidebar')}
            aria-expanded={expanded}
            aria-controls={SIDEBAR_ID}
          >
            <ToggleIcon size={22} stroke={1.6} aria-hidden />
          </ActionIcon>
          <ScreenTitle />
          <LanguageSwitch />
          <UserMenu />
        </AppShell.Header>
        <AppShell.Navbar id={SIDEBAR_ID} inert={small && !expanded} aria-label={text('menu.label')}>
          <Sidebar
            screens={screens}
            currentScreen={currentScreen}
            showLabels={expanded}
            onClose={small ? () => setExpanded(false) : undefined}
          />
        </AppShell.Navbar>
        <AppShell.Main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          {children}
        </AppShell.Main>
      </AppShell>
    </ScreenTitleProvider>
  );
}

function findCurrentScreen(screens: readonly AdminScreen[], pathname: string): AdminScreen | undefined {
  return screens.find((screen) => {
    const address = getScreenAddress(screen);
    return pathname === address || (screen.path !== '' && pathname.startsWith(`${address}/`));
  });
}
