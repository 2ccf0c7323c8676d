import { useGetProfileQuery } from '@fakos/shared-kit/api/profile/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useAuthentication } from '@fakos/shared-kit/remote/host';
import { Link, paths } from '@fakos/shared-kit/router';
import { Button } from '@fakos/shared-kit/ui/button';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { useProfileText } from '../../account/profile-text.ts';
import { useAccountText } from '../../account/text.ts';
import { AddressBook } from './address-book.tsx';
import { DetailsForm } from './details-form.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { OwnData } from './own-data.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { SessionList } from './session-list.tsx';
import { useRetryAfterSignIn } from './use-sign-in-again.ts';

const sections = ['details', 'password', 'addresses', 'sessions', 'data'] as const;

/** All that somebody can see and change of their account. */
export function Profile({ email, hasEnded }: { email: string; hasEnded: boolean }) {
  const text = useProfileText();
  const kitText = useKitText();
  const profile = useGetProfileQuery();
  useRetryAfterSignIn(profile);
  const known = profile.data?.data;
  return (
    <>
      <SectionHeading level={1} title={text('title')} text={known?.email ?? email} />
      {hasEnded && <Ended email={email} />}
      {known && (
        <LeaveGuard>
          <div className={styles.layout}>
            <SectionLinks />
            <div className={styles.sections}>
              <ProfileSection id="details">
                <DetailsForm profile={known} />
              </ProfileSection>
              <ProfileSection id="password" intro={text('password.intro')}>
                <PasswordForm profile={known} />
              </ProfileSection>
              <ProfileSection id="addresses" intro={text('addresses.intro')}>
                <AddressBook />
              </ProfileSection>
              <ProfileSection id="sessions" intro={text('sessions.intro')}>
                <SessionList />
              </ProfileSection>
              <ProfileSection id="data">
                <OwnData />
              </ProfileSection>
            </div>
          </div>
        </LeaveGuard>
      )}
      {!known && profile.isError && !hasEnded && (
        <ErrorState
          title={text('failed')}
          retryLabel={kitText('actions.retry')}
          onRetry={() => void profile.refetch()}
          pending={profile.isFetching}
        />
      )}
      {!known && profile.isLoading && <ProfileSkeleton />}
    </>
  );
}

function SectionLinks() {
  const text = useProfileText();
  return (
    <nav aria-label={text('sections')} className={styles.nav}>
      <ul>
        {sections.map((id) => (
          <li key={id}>
            <Link to={`${paths.profile}#${id}`}>{text(`${id}.title`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Ended({ email }: { email: string }) {
  const text = useAccountText();
  const { open } = useAuthentication();
  return (
    <Notice
      tone="warning"
      announce="alert"
      title={text('ended.title')}
      action={<Button onClick={() => open({ email, reason: text('ended.text') })}>{text('ended.action')}</Button>}
    >
      {text('ended.text')}
    </Notice>
  );
}
