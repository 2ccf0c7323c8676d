import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { AccountOutcome } from './account-frame.tsx';
import { useAccountText } from './text.ts';

/** Who is in already is told so. */
export function AlreadySignedIn({ name, title }: { name: string; title: string }) {
  const text = useAccountText();
  return (
    <AccountOutcome title={title}>
      <EmptyState
        icon="user"
        headingLevel={1}
        title={text('login.alreadyTitle')}
        text={text('login.alreadyText', { name })}
        action={<ButtonLink href={paths.home}>{text('login.continue')}</ButtonLink>}
      />
    </AccountOutcome>
  );
}
