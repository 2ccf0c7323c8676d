import { useGetDashboardQuery } from '@fakos/shared-kit/api/dashboard/hooks';
import { Alert, Stack, Text } from '@mantine/core';
import { useScreenTitle } from '../../framework/layout/screen-title.tsx';
import { Section } from '../../framework/section.tsx';
import { useHasPermission } from '../../framework/session/use-has-permission.ts';
import { SetupSteps } from '../../framework/setup/setup-steps.tsx';
import { FailureState } from '../../framework/states/failure-state.tsx';
import { isUnsupported } from '../../framework/states/is-unsupported.ts';
import { PageSkeleton } from '../../framework/states/page-skeleton.tsx';
import { useText } from '../../text.ts';
import { TourList } from './tour-list.tsx';

const SKELETON_ROWS = 3;

/** The remaining set-up steps, and guided tours of the screens that the user may open. */
export function Tutorial() {
  const text = useText();
  useScreenTitle(text('menu.tutorial'));
  const hasPermission = useHasPermission();
  return (
    <Stack gap="lg">
      {hasPermission('sales') && <Setup />}
      <TourList />
      <Section title={text('tutorial.keyboard')}>
        <Text size="sm">{text('tutorial.keyboardText')}</Text>
      </Section>
    </Stack>
  );
}

function Setup() {
  const text = useText();
  const { data, error, isFetching, refetch } = useGetDashboardQuery(undefined, { refetchOnMountOrArgChange: true });
  const steps = data?.data.setup;
  const done = steps?.filter((step) => step.done).length ?? 0;
  return (
    <Section
      title={text('dashboard.setup')}
      aside={
        steps && (
          <Text size="sm" c="dimmed">
            {text('dashboard.setupDone', { done, count: steps.length })}
          </Text>
        )
      }
    >
      {renderSteps()}
    </Section>
  );

  function renderSteps() {
    if (steps)
      return (
        <Stack>
          {done === steps.length && <Alert color="green" title={text('tutorial.allDone')} />}
          <SetupSteps steps={steps} hasHints />
        </Stack>
      );
    if (isUnsupported(error)) return <Text c="dimmed">{text('tutorial.setupUnsupported')}</Text>;
    if (error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
    return <PageSkeleton rows={SKELETON_ROWS} />;
  }
}
