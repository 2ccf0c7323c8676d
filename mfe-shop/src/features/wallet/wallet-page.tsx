import { createLazy } from '@fakos/shared-kit/lazy';
import { PageHead } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { useAuthentication } from '@fakos/shared-kit/remote/host';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectEndedUser, selectUser } from '@fakos/shared-kit/state/session';
import { Button } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { LazyContent } from '../../parts/lazy-content/lazy-content.tsx';
import { useWalletText } from '../../translations/wallet-text.ts';
import styles from './wallet-page.module.css';

const wallet = createLazy(() =>
  import(/* webpackChunkName: "wallet-contents" */ './wallet.tsx').then(({ Wallet }) => Wallet),
);

/** `/prescriptions`: the prescriptions that the signed-in visitor stores. */
export function WalletPage() {
  const text = useWalletText();
  return (
    <Container size="narrow" className={styles.page}>
      <PageHead title={text('title')} noIndex />
      <Personal>
        <OwnWallet />
      </Personal>
    </Container>
  );
}

function OwnWallet() {
  const text = useWalletText();
  const user = useKitSelector(selectUser);
  const endedUser = useKitSelector(selectEndedUser);
  const { open } = useAuthentication();
  if (user) return <LazyContent key={user.id} content={wallet} props={{ owner: user.name }} />;
  return (
    <EmptyState
      headingLevel={1}
      icon="user"
      title={text('signInTitle')}
      text={text('signInText')}
      action={
        <Button onClick={() => open({ reason: text('signInReason'), email: endedUser?.email })}>
          {text('signIn')}
        </Button>
      }
    />
  );
}
