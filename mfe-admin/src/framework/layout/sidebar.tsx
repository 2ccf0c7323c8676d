import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { Link, paths } from '@fakos/shared-kit/router';
import { AppShell, CloseButton, NavLink, ScrollArea, Tooltip } from '@mantine/core';
import { type Icon, IconExternalLink } from '@tabler/icons-react';
import { useText } from '../../text.ts';
import { type AdminScreen, getScreenAddress } from '../screen.ts';
import styles from './layout.module.css';

interface SidebarProps {
  screens: readonly AdminScreen[];
  currentScreen: AdminScreen | undefined;
  /** Without labels the menu shows icons only. */
  showLabels: boolean;
  /** Set where the menu overlays the screen. */
  onClose?: (() => void) | undefined;
}

/** The menu of the back office, built from the registered screens. */
export function Sidebar({ screens, currentScreen, showLabels, onClose }: SidebarProps) {
  const text = useText();
  const settings = useGetSettingsQuery();
  const menuScreens = screens
    .filter((screen) => screen.menuOrder !== undefined)
    .sort((one, other) => (one.menuOrder ?? 0) - (other.menuOrder ?? 0));
  return (
    <>
      <AppShell.Section className={styles.brand}>
        {showLabels && (
          <span className={styles.brandName}>{settings.data?.settings.company_name || text('brand')}</span>
        )}
        {onClose && <CloseButton onClick={onClose} aria-label={text('layout.collapseSidebar')} ml="auto" />}
      </AppShell.Section>
      <AppShell.Section grow component={ScrollArea} px="xs">
        <ul className={styles.menu}>
          {menuScreens.map((screen) => (
            <li key={screen.path}>
              <MenuLink
                to={getScreenAddress(screen)}
                label={text(`menu.${screen.menuKey}`)}
                icon={screen.icon}
                active={screen === currentScreen}
                showLabels={showLabels}
              />
            </li>
          ))}
        </ul>
      </AppShell.Section>
      <AppShell.Section p="xs">
        <MenuLink to={paths.home} label={text('layout.publicSite')} icon={IconExternalLink} showLabels={showLabels} />
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
}

function MenuLink({ to, label, icon: IconComponent, active = false, showLabels }: MenuLinkProps) {
  return (
    <Tooltip label={label} position="right" disabled={showLabels}>
      <NavLink
        component={Link}
        to={to}
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
