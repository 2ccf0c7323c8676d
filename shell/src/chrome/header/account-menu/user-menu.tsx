import { useLogoutMutation } from '@fakos/shared-kit/api/login/hooks';
import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { selectIsStaff, signOut } from '@fakos/shared-kit/state/session';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { Menu, type MenuEntry } from '@fakos/shared-kit/ui/menu';
import { useToast } from '@fakos/shared-kit/ui/toast';
import el from '../../../../locales/user-menu/el.json';
import en from '../../../../locales/user-menu/en.json';
import styles from './account-menu.module.css';
import { UserInitial } from './user-initial.tsx';

const useUserMenuText = createTextHook({ el, en });

/** Menu of the signed-in user (spec section 2), a separate chunk. */
export function UserMenu({ name }: { name: string }) {
  const text = useUserMenuText();
  const isStaff = useKitSelector(selectIsStaff);
  const logout = useLogout();
  const label = text('menu', { name });
  const entries: MenuEntry[] = [
    { id: 'name', kind: 'heading', label: name },
    ...(isStaff ? [{ id: 'admin', label: text('adminDashboard'), icon: 'settings' as const, href: paths.admin }] : []),
    { id: 'profile', label: text('profile'), icon: 'user', href: paths.profile },
    { id: 'orders', label: text('orders'), icon: 'package', href: paths.orders },
    { id: 'prescriptions', label: text('prescriptions'), icon: 'eye', href: paths.prescriptions },
    { id: 'logout', label: text('logout'), icon: 'logout', onSelect: () => void logout() },
  ];
  return (
    <Menu
      label={label}
      entries={entries}
      trigger={(trigger) => (
        <IconButton {...trigger} label={label} icon={<UserInitial name={name} />} className={styles.user} />
      )}
    />
  );
}

function useLogout(): () => Promise<void> {
  const text = useUserMenuText();
  const toast = useToast();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [logout] = useLogoutMutation();
  return async () => {
    // Whatever the response, this browser forgets the session; a token that could not be revoked expires.
    await logout();
    dispatch(signOut());
    navigate(paths.home);
    toast.info(text('loggedOut'));
  };
}
