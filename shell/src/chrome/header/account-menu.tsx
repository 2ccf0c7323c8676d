import { useLogoutMutation } from '@fakos/shared-kit/api/login/hooks';
import { Link, paths, useLocation, useNavigate } from '@fakos/shared-kit/router';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { selectIsAdmin, selectUser, signOut } from '@fakos/shared-kit/state/session';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { Menu, type MenuEntry } from '@fakos/shared-kit/ui/menu';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useText } from '../../text.ts';
import styles from './account-menu.module.css';

/** The way in for who is signed out, the user's menu for who is signed in (spec section 2). */
export function AccountMenu() {
  const user = useKitSelector(selectUser);
  return user ? <UserMenu name={user.name} /> : <LoginLink />;
}

function LoginLink() {
  const text = useText();
  const { pathname, search } = useLocation();
  return (
    <Link
      to={paths.login}
      state={{ from: `${pathname}${search}` }}
      className={styles.login}
      aria-label={text('account.login')}
      title={text('account.login')}
    >
      <Icon name="user" />
    </Link>
  );
}

function UserMenu({ name }: { name: string }) {
  const text = useText();
  const isAdmin = useKitSelector(selectIsAdmin);
  const logout = useLogout();
  const label = text('account.menu', { name });
  const entries: MenuEntry[] = [
    { id: 'name', kind: 'heading', label: name },
    ...(isAdmin
      ? [{ id: 'admin', label: text('account.adminDashboard'), icon: 'settings' as const, href: paths.admin }]
      : []),
    { id: 'logout', label: text('account.logout'), icon: 'logout', onSelect: () => void logout() },
  ];
  return (
    <Menu
      label={label}
      entries={entries}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          label={label}
          icon={<span className={styles.initial}>{name.trim().charAt(0).toUpperCase() || '·'}</span>}
          className={styles.user}
        />
      )}
    />
  );
}

function useLogout(): () => Promise<void> {
  const text = useText();
  const toast = useToast();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [logout] = useLogoutMutation();
  return async () => {
    // Whatever the server answers, this browser forgets the session; what it could not revoke ends by itself.
    await logout();
    dispatch(signOut());
    navigate(paths.home);
    toast.info(text('account.loggedOut'));
  };
}
