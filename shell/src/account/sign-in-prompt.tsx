import { Link, paths, useLocation } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import type { RenderLink } from '@fakos/shared-kit/ui/link';
import styles from './account.module.css';
import { useAccountText } from './account-text.ts';

/** Asks a visitor to sign in, and returns to this page afterwards. */
export function SignInPrompt({ title, text: message }: { title?: string; text: string }) {
  const text = useAccountText();
  const { pathname, search } = useLocation();
  const from = { from: `${pathname}${search}` };
  const renderReturningLink: RenderLink = ({ href, ...rest }) => <Link to={href} state={from} {...rest} />;
  return (
    <EmptyState
      icon="user"
      headingLevel={1}
      title={title ?? text('visitor.title')}
      text={message}
      action={
        <div className={styles.actions}>
          <ButtonLink href={paths.login} renderLink={renderReturningLink}>
            {text('login.submit')}
          </ButtonLink>
          <ButtonLink href={paths.register} variant="secondary" renderLink={renderReturningLink}>
            {text('login.toRegister')}
          </ButtonLink>
        </div>
      }
    />
  );
}
