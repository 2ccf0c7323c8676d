import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { AccountMessage } from './account-layout.tsx';
import { useAccountText } from './account-text.ts';

export function AlreadySignedIn({ name, title }: { name: string; title: string }) {
  const text = useAccountText();
  return (
    <AccountMessage title={title}>
      <EmptyState
        icon="user"
        headingLevel={1}
        title={text('login.alreadyTitle')}
        text={text('login.alreadyText', { name })}
        action={<ButtonLink href={paths.home}>{text('login.continue')}</ButtonLink>}
      />
    </AccountMessage>
  );
}
