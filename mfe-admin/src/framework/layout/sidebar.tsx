import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { Link, paths } from '@fakos/shared-kit/router';
import { AppShell, CloseButton, NavLink, ScrollArea, Tooltip } from '@mantine/core';
import { type Icon, IconExternalLink } from '@tabler/icons-react';
import { useText } from '../../text.ts';
import { type AdminScreen, screenAddress } from '../screen.ts';
import styles from './layout.module.css';

interface SidebarProps {
  screens: readonly AdminScreen[];
  open: AdminScreen | undefined;
  /** Without labels the menu is a rail of icons. */
  labelled: boolean;
  /** Set where the menu covers the screen. */
  onClose?: (() => void) | undefined;
}

/** The menu of the back office, built from the registered screens. */
export function Sidebar({ screens, open, labelled, onClose }: SidebarProps) {
  const text = useText();
  const settings = useGetSettingsQuery();
  const listed = screens
    .filter((screen) => screen.menuOrder !== undefined)
    .sort((one, other) => (one.menuOrder ?? 0) - (other.menuOrder ?? 0));
  return (
    <>
      <AppShell.Section className={styles.brand}>
        {labelled && <span className={styles.brandName}>{settings.data?.settings.company_name || text('brand')}</span>}
        {onClose && <CloseButton onClick={onClose} aria-label={text('layout.collapseSidebar')} ml="auto" />}
      </AppShell.Section>
      <AppShell.Section grow component={ScrollArea} px="xs">
        <ul className={styles.menu}>
          {listed.map((screen) => (
            <li key={screen.path}>
              <MenuLink
                to={screenAddress(screen)}
                label={text(`menu.${screen.menuKey}`)}
                icon={screen.icon}
                active={screen === open}
                labelled={labelled}
              />
            </li>
          ))}
        </ul>
      </AppShell.Section>
      <AppShell.Section p="xs">
        <MenuLink to={paths.home} label={text('layout.publicSite')} icon={IconExternalLink} labelled={labelled} />
      </AppShell.Section>
    </>
  );
}

interface MenuLinkProps {
  to: string;
  label: string;
  icon: Icon;
  active?: boolean;
  labelled: boolean;
}

function MenuLink({ to, label, icon: Glyph, active = false, labelled }: MenuLinkProps) {
  return (
    <Tooltip label={label} position="right" disabled={labelled}>
      <NavLink
        component={Link}
        to={to}
        label={labelled ? label : undefined}
        aria-label={labelled ? undefined : label}
        aria-current={active ? 'page' : undefined}
        active={active}
        leftSection={<Glyph size={20} stroke={1.6} aria-hidden />}
        className={styles.menuLink}
        classNames={labelled ? {} : { root: styles.rail, body: styles.railLabel, section: styles.railIcon }}
      />
    </Tooltip>
  );
}
