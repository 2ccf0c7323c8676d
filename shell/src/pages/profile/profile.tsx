import { useGetProfileQuery } from '@fakos/shared-kit/api/profile/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useAuthentication } from '@fakos/shared-kit/remote/host';
import { Link, paths } from '@fakos/shared-kit/router';
import { Button } from '@fakos/shared-kit/ui/button';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { useAccountText } from '../../account/account-text.ts';
import { useProfileText } from '../../account/profile-text.ts';
import { AddressBook } from './addresses/address-book.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { DetailsForm } from './personal-data/details-form.tsx';
import { ExportAndErase } from './personal-data/export-and-erase.tsx';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { PasswordForm } from './security/password-form.tsx';
import { SessionList } from './security/session-list.tsx';
import { useRetryAfterSignIn } from './use-sign-in-again.ts';

const sections = ['details', 'password', 'addresses', 'sessions', 'data'] as const;

export function Profile({ email, hasEnded }: { email: string; hasEnded: boolean }) {
  const text = useProfileText();
  const kitText = useKitText();
  const profile = useGetProfileQuery();
  useRetryAfterSignIn(profile);
  const data = profile.data?.data;
  return (
    <>
      <SectionHeading level={1} title={text('title')} text={data?.email ?? email} />
      {hasEnded && <SessionEndedNotice email={email} />}
      {data && (
        <LeaveGuard>
          <div className={styles.layout}>
            <SectionLinks />
            <div className={styles.sections}>
              <ProfileSection id="details">
                <DetailsForm profile={data} />
              </ProfileSection>
              <ProfileSection id="password" intro={text('password.intro')}>
                <PasswordForm profile={data} />
              </ProfileSection>
              <ProfileSection id="addresses" intro={text('addresses.intro')}>
                <AddressBook />
              </ProfileSection>
              <ProfileSection id="sessions" intro={text('sessions.intro')}>
                <SessionList />
              </ProfileSection>
              <ProfileSection id="data">
                <ExportAndErase />
              </ProfileSection>
            </div>
          </div>
        </LeaveGuard>
      )}
      {!data && profile.isError && !hasEnded && (
        <ErrorState
          title={text('failed')}
          retryLabel={kitText('actions.retry')}
          onRetry={() => void profile.refetch()}
          pending={profile.isFetching}
        />
      )}
      {!data && profile.isLoading && <ProfileSkeleton />}
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

function SessionEndedNotice({ email }: { email: string }) {
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
