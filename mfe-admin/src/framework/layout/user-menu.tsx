import { Link } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { Avatar, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconKeyboard, IconLogout } from '@tabler/icons-react';
import { useText } from '../../text.ts';
import { type AdminScreen, getScreenAddress } from '../screen.ts';
import { useLogout } from '../session/require-admin.tsx';
import styles from './layout.module.css';

/** Paths of the screens that the menu links to, in order (spec section 6). One that is not registered is left out. */
const LINKED_PATHS = ['settings', 'profile'];

interface UserMenuProps {
  /** The screens that the user may open. */
  readonly screens: readonly AdminScreen[];
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly onShowShortcuts: () => void;
}

/** Name of the signed-in user, links to their screens, the keyboard shortcuts and the logout (spec section 6). */
export function UserMenu({ screens, isOpen, setOpen, onShowShortcuts }: UserMenuProps) {
  const text = useText();
  const logout = useLogout();
  const user = useKitSelector(selectUser);
  const name = user?.name || text('layout.defaultName');
  // The specification's label of administrators (section 6) is the owner's too.
  const role = text(`layout.role.${user?.role ?? 'user'}`);
  const linkedScreens = LINKED_PATHS.flatMap((path) => screens.find((screen) => screen.path === path) ?? []);
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      hideDetached={false}
      opened={isOpen}
      onChange={setOpen}
      // The placeholder that would receive the focus is no valid child of a menu; the first entry receives it instead.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton className={styles.user}>
          <VisuallyHidden>{text('layout.userMenu', { name: `${name} ${role}` })}</VisuallyHidden>
          <Avatar name={name} color="accent" size={34} alt="" aria-hidden />
          <span className={styles.userText} aria-hidden>
            <Text size="sm" fw={500} truncate>
              {name}
            </Text>
            <Text size="xs" c="dimmed">
              {role}
            </Text>
          </span>
          <IconChevronDown size={16} aria-hidden className={styles.userChevron} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{`${name} · ${role}`}</Menu.Label>
        {linkedScreens.map((screen) => (
          <Menu.Item
            key={screen.path}
            component={Link}
            to={getScreenAddress(screen)}
            leftSection={<screen.icon size={16} aria-hidden />}
          >
            {text(`menu.${screen.menuKey}`)}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconKeyboard size={16} aria-hidden />} onClick={onShowShortcuts}>
          {text('shortcuts.title')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={logout}>
          {text('layout.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
