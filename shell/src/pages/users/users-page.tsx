import { hasPermission } from '@fakos/contracts/permissions';
import { PageHead } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { paths } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { useProfileText } from '../../account/profile-text.ts';
import { SignInPrompt } from '../../account/sign-in-prompt.tsx';
import { UserList } from './user-list.tsx';
import styles from './users.module.css';

/** `/users`: for administrators only; other users see an explanation and a link to sign in (product.md section 1). */
export function UsersPage() {
  const text = useProfileText();
  return (
    <Container className={styles.page}>
      <PageHead title={text('users.title')} noIndex />
      <Personal>
        <AdministratorsOnly />
      </Personal>
    </Container>
  );
}

function AdministratorsOnly() {
  const text = useProfileText();
  const user = useKitSelector(selectUser);
  if (hasPermission(user?.role, 'administration')) return <UserList />;
  if (!user) return <SignInPrompt title={text('users.staffOnly')} text={text('users.visitorText')} />;
  return (
    <EmptyState
      icon="user"
      headingLevel={1}
      title={text('users.staffOnly')}
      text={text('users.userText', { name: user.name })}
      action={<ButtonLink href={paths.adminLogin}>{text('users.adminLogin')}</ButtonLink>}
    />
  );
}
