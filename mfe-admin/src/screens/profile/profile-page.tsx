import { useGetProfileQuery } from '@fakos/shared-kit/api/profile/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useSetLanguage } from '@fakos/shared-kit/remote/host';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { Alert, Grid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ChoiceButtons } from '../../framework/choice-buttons.tsx';
import { useScreenTitle } from '../../framework/layout/screen-title.tsx';
import { Section } from '../../framework/section.tsx';
import { FailureState } from '../../framework/states/failure-state.tsx';
import { isUnsupported } from '../../framework/states/is-unsupported.ts';
import { PageSkeleton } from '../../framework/states/page-skeleton.tsx';
import { useText } from '../../text.ts';
import { DetailsForm } from './details-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { TwoStepSection } from './two-step/two-step-section.tsx';

/** The signed-in user's own account: name, e-mail, language, password and sessions. */
export function ProfilePage() {
  const text = useText();
  useScreenTitle(text('menu.profile'));
  const { data, error, refetch, isFetching } = useGetProfileQuery();
  const mustSetUp = useKitSelector(selectUser)?.must_set_up_two_step === true;
  const [isSettingUp, setSettingUp] = useState(mustSetUp);
  // Stays until the recovery codes are stored, although the session is free as soon as the code is confirmed.
  if (mustSetUp && !isSettingUp) setSettingUp(true);
  if (isSettingUp) return <RequiredSetUp />;
  if (!data && !error) return <PageSkeleton />;
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 7 }}>
        <Stack>
          {data ? (
            <>
              <DetailsForm profile={data.data} />
              <PasswordForm profile={data.data} />
            </>
          ) : (
            <FailureState
              failure={error}
              onRetry={refetch}
              isPending={isFetching}
              title={isUnsupported(error) ? text('profile.unsupported') : undefined}
            />
          )}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 5 }}>
        <Stack>
          <LanguageSection />
          <TwoStepSection />
          <SessionList />
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

/** All that a session may open until two-step login is set up. */
function RequiredSetUp() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <Stack maw="40rem">
      <Alert color="accent" title={text('profile.twoStep.mustTitle')}>
        {text('profile.twoStep.mustText')}
      </Alert>
      <TwoStepSection onFinished={() => navigate(paths.admin, { replace: true })} />
    </Stack>
  );
}

function LanguageSection() {
  const text = useText();
  const language = useLanguage();
  const setLanguage = useSetLanguage();
  return (
    <Section title={text('profile.language')}>
      <Text size="sm" c="dimmed" mb="sm">
        {text('profile.languageHint')}
      </Text>
      <ChoiceButtons
        label={text('profile.language')}
        value={language}
        onChange={setLanguage}
        options={[
          { value: 'el', label: 'Ελληνικά', lang: 'el' },
          { value: 'en', label: 'English', lang: 'en' },
        ]}
      />
    </Section>
  );
}
