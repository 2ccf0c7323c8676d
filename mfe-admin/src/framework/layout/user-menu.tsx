import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { Avatar, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useText } from '../../text.ts';
import { useLogout } from '../session/require-admin.tsx';
import styles from './layout.module.css';

/** Name of the signed-in user, and the logout action. */
export function UserMenu() {
  const text = useText();
  const logout = useLogout();
  const name = useKitSelector(selectUser)?.name || text('layout.defaultName');
  const role = text('layout.role');
  return (
    <Menu position="bottom-end" shadow="md" hideDetached={false}>
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
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{`${name} · ${role}`}</Menu.Label>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={logout}>
          {text('layout.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
