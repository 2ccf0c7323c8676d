import { createLazy } from '@fakos/shared-kit/lazy';
import { PageHead } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectEndedUser, selectUser } from '@fakos/shared-kit/state/session';
import { Container } from '@fakos/shared-kit/ui/container';
import { LazyPart } from '../../account/lazy-part.tsx';
import { useProfileText } from '../../account/profile-text.ts';
import { SignInPrompt } from '../../account/sign-in-prompt.tsx';
import styles from './profile.module.css';
import { ProfileSkeleton } from './profile-skeleton.tsx';

// A separate chunk: only signed-in users need it, after the session is restored.
const profile = createLazy(() =>
  import(/* webpackChunkName: "profile" */ './profile.tsx').then((module) => module.Profile),
);

/** `/profile`: the customer's account. */
export function ProfilePage() {
  const text = useProfileText();
  return (
    <Container className={styles.page}>
      <PageHead title={text('title')} noIndex />
      <Personal>
        <ProfileOrPrompt />
      </Personal>
    </Container>
  );
}

/** When the server ends the session, the page stays, so that unsaved input is not lost. */
function ProfileOrPrompt() {
  const text = useProfileText();
  const user = useKitSelector(selectUser);
  const ended = useKitSelector(selectEndedUser);
  const account = user ?? ended;
  if (!account) return <SignInPrompt text={text('visitorText')} />;
  return (
    <LazyPart
      key={account.id}
      part={profile}
      props={{ email: account.email, hasEnded: !user }}
      pending={<ProfileSkeleton />}
    />
  );
}
