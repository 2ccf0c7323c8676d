import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useText } from '../../text.ts';
import { useLogout } from '../session/require-admin.tsx';
import styles from './layout.module.css';

/** Who is signed in, and the way out. */
export function UserMenu() {
  const text = useText();
  const logout = useLogout();
  const name = useKitSelector(selectUser)?.name || text('layout.defaultName');
  return (
    <Menu position="bottom-end" shadow="md" hideDetached={false}>
      <Menu.Target>
        <UnstyledButton className={styles.user} aria-label={text('layout.userMenu', { name })}>
          <Avatar name={name} color="accent" size={34} alt="" />
          <span className={styles.userText}>
            <Text size="sm" fw={500} truncate>
              {name}
            </Text>
            <Text size="xs" c="dimmed">
              {text('layout.role')}
            </Text>
          </span>
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{`${name} · ${text('layout.role')}`}</Menu.Label>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={logout}>
          {text('layout.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
