import { useGetProfileQuery } from '@fakos/shared-kit/api/profile/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useSetLanguage } from '@fakos/shared-kit/remote/host';
import { Grid, Stack, Text } from '@mantine/core';
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

/** The signed-in user's own account: name, e-mail, language, password and sessions. */
export function ProfilePage() {
  const text = useText();
  useScreenTitle(text('menu.profile'));
  const { data, error, refetch, isFetching } = useGetProfileQuery();
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
          <SessionList />
        </Stack>
      </Grid.Col>
    </Grid>
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
