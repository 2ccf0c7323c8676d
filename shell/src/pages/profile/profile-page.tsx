import { PageDescription } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectEnded, selectUser } from '@fakos/shared-kit/state/session';
import { Container } from '@fakos/shared-kit/ui/container';
import { LoadedPart } from '../../account/loaded-part.tsx';
import { useProfileText } from '../../account/profile-text.ts';
import { VisitorPrompt } from '../../account/visitor-prompt.tsx';
import styles from './profile.module.css';
import { ProfileSkeleton } from './profile-skeleton.tsx';

// Visitors never need it, and nobody sees it before the session is restored.
const loadProfile = () => import(/* webpackChunkName: "profile" */ './profile.tsx').then((module) => module.Profile);

/** `/profile`: somebody's own account. */
export function ProfilePage() {
  const text = useProfileText();
  return (
    <Container className={styles.page}>
      <PageDescription title={text('title')} noIndex />
      <Personal>
        <Mine />
      </Personal>
    </Container>
  );
}

/** A session that the server ended leaves the page as it is, so that nothing typed is lost. */
function Mine() {
  const text = useProfileText();
  const user = useKitSelector(selectUser);
  const ended = useKitSelector(selectEnded);
  const holder = user ?? ended;
  if (!holder) return <VisitorPrompt text={text('visitorText')} />;
  return (
    <LoadedPart
      key={holder.id}
      load={loadProfile}
      props={{ email: holder.email, hasEnded: !user }}
      pending={<ProfileSkeleton />}
    />
  );
}
