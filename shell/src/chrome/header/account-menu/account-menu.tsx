import { createLazy, useLazy } from '@fakos/shared-kit/lazy';
import { Link, paths, useLocation } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { useText } from '../../../text.ts';
import styles from './account-menu.module.css';
import { UserInitial } from './user-initial.tsx';

const userMenu = createLazy(() =>
  import(/* webpackChunkName: "user-menu" */ './user-menu.tsx').then((module) => module.UserMenu),
);

/** Login link, or the menu of the signed-in user (spec section 2). */
export function AccountMenu() {
  const user = useKitSelector(selectUser);
  return user ? <LazyUserMenu name={user.name} /> : <LoginLink />;
}

/** The user menu; a link to the profile until its code has loaded. */
function LazyUserMenu({ name }: { name: string }) {
  const text = useText();
  const { code: Menu } = useLazy(userMenu, 'now');
  if (Menu) return <Menu name={name} />;
  const label = text('account.profile');
  return (
    <Link to={paths.profile} className={styles.login} aria-label={label} title={label}>
      <UserInitial name={name} />
    </Link>
  );
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
