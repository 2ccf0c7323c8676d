import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { Link, paths } from '@fakos/shared-kit/router';
import { AppShell, CloseButton, NavLink, ScrollArea, Tooltip } from '@mantine/core';
import { type Icon, IconExternalLink } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useText } from '../../text.ts';
import { listMenu } from '../list-menu.ts';
import { type AdminScreen, getScreenAddress } from '../screen.ts';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './layout.module.css';

interface SidebarProps {
  screens: readonly AdminScreen[];
  currentScreen: AdminScreen | undefined;
  /** Without labels the menu shows icons only. */
  showLabels: boolean;
  /** Set where the menu overlays the screen. */
  overlay?: { close: () => void; closeButton: RefObject<HTMLButtonElement | null> } | undefined;
}

/** The menu of the back office, built from the registered screens. */
export function Sidebar({ screens, currentScreen, showLabels, overlay }: SidebarProps) {
  const text = useText();
  const settings = useGetSettingsQuery().data?.settings;
  return (
    <>
      <AppShell.Section className={styles.brand}>
        {showLabels && <span className={styles.brandName}>{settings?.company_name || text('brand')}</span>}
        {overlay && (
          <CloseButton
            size="lg"
            ref={overlay.closeButton}
            onClick={overlay.close}
            aria-label={text('layout.collapseSidebar')}
            ml="auto"
          />
        )}
      </AppShell.Section>
      <AppShell.Section grow component={ScrollArea} px="xs">
        {listMenu(screens, settings?.site_style ?? 'eshop').map(({ group, screens: listed }) => {
          const name = text(`menuGroup.${group}`);
          const isNamedLikeItsEntry = listed.length === 1 && name === text(`menu.${listed[0]?.menuKey ?? 'dashboard'}`);
          return (
            <div key={group} className={styles.menuGroup}>
              {showLabels && !isNamedLikeItsEntry && (
                <p className={styles.menuGroupName} aria-hidden>
                  {name}
                </p>
              )}
              <ul className={styles.menu} aria-label={name}>
                {listed.map((screen) => (
                  <li key={screen.path}>
                    <MenuLink
                      to={getScreenAddress(screen)}
                      label={text(`menu.${screen.menuKey}`)}
                      icon={screen.icon}
                      active={screen === currentScreen}
                      tourName={`menu-${screen.menuKey}`}
                      showLabels={showLabels}
                      // Before the navigation, because the title of the next screen cannot receive the focus behind the menu.
                      onClick={overlay?.close}
                    />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </AppShell.Section>
      <AppShell.Section p="xs" className={styles.sidebarEnd}>
        <MenuLink
          to={paths.home}
          label={text('layout.publicSite')}
          icon={IconExternalLink}
          showLabels={showLabels}
          tourName="public-site"
        />
        {overlay && <LanguageSwitch />}
      </AppShell.Section>
    </>
  );
}

interface MenuLinkProps {
  to: string;
  label: string;
  icon: Icon;
  active?: boolean;
  showLabels: boolean;
  /** Name by which a guided tour finds the link. */
  tourName: string;
  onClick?: (() => void) | undefined;
}

const tooltipEvents = { hover: true, focus: true, touch: false };

function MenuLink({ to, label, icon: IconComponent, active = false, showLabels, tourName, onClick }: MenuLinkProps) {
  return (
    <Tooltip label={label} position="right" disabled={showLabels} events={tooltipEvents}>
      <NavLink
        component={Link}
        to={to}
        onClick={onClick}
        data-tour={tourName}
        label={showLabels ? label : undefined}
        aria-label={showLabels ? undefined : label}
        aria-current={active ? 'page' : undefined}
        active={active}
        leftSection={<IconComponent size={20} stroke={1.6} aria-hidden />}
        className={styles.menuLink}
        classNames={showLabels ? {} : { root: styles.rail, body: styles.railLabel, section: styles.railIcon }}
      />
    </Tooltip>
  );
}
