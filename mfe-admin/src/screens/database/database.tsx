import { useGetDatabaseQuery } from '@fakos/shared-kit/api/database/hooks';
import { Stack, Text } from '@mantine/core';
import { useScreenTitle } from '../../framework/layout/screen-title.tsx';
import { FailureState } from '../../framework/states/failure-state.tsx';
import { isUnsupported } from '../../framework/states/is-unsupported.ts';
import { PageSkeleton } from '../../framework/states/page-skeleton.tsx';
import { useText } from '../../text.ts';
import { Backups } from './backups/backups.tsx';
import { ScheduleForm } from './backups/schedule-form.tsx';
import { Contents } from './contents.tsx';
import { useDatabaseText } from './database-text.ts';
import { Maintenance } from './maintenance.tsx';

/** The database: backups, their schedule, maintenance and contents. */
export function Database() {
  const text = useText();
  const databaseText = useDatabaseText();
  useScreenTitle(text('menu.database'));
  const { data, error, isFetching, refetch } = useGetDatabaseQuery(undefined, { refetchOnMountOrArgChange: true });
  const state = data?.data;
  if (!state && isUnsupported(error)) return <Text>{databaseText('unsupported')}</Text>;
  if (!state && error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
  if (!state) return <PageSkeleton />;
  return (
    <Stack gap="lg">
      <Backups backups={state.backups} images={state.images} />
      <ScheduleForm key={JSON.stringify(state.schedule)} schedule={state.schedule} />
      <Maintenance />
      <Contents state={state} />
    </Stack>
  );
}
