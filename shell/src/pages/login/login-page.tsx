import { PageDescription } from '@fakos/shared-kit/page-meta';
import { paths } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Card } from '@fakos/shared-kit/ui/card';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { useText } from '../../text.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

/** `/login`: the customers' way in; who is in already is told so. */
export function LoginPage() {
  const text = useText();
  const user = useKitSelector(selectUser);
  return (
    <Container size="narrow" className={styles.page}>
      <PageDescription title={text('login.title')} noIndex />
      {user ? (
        <EmptyState
          icon="user"
          headingLevel={1}
          title={text('login.alreadyTitle')}
          text={text('login.alreadyText', { name: user.name })}
          action={<ButtonLink href={paths.home}>{text('login.continue')}</ButtonLink>}
        />
      ) : (
        <Card padding="lg" className={styles.card}>
          <h1 className={styles.title}>{text('login.title')}</h1>
          <p className={styles.intro}>{text('login.intro')}</p>
          <LoginForm />
        </Card>
      )}
    </Container>
  );
}
