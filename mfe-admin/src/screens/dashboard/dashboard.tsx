import { isApiFailure } from '@fakos/shared-kit/api';
import { useGetDashboardQuery } from '@fakos/shared-kit/api/dashboard/hooks';
import { Stack, Text } from '@mantine/core';
import { useScreenTitle } from '../../framework/layout/screen-title.tsx';
import { useHasPermission } from '../../framework/session/use-has-permission.ts';
import { FailureState } from '../../framework/states/failure-state.tsx';
import { PageSkeleton } from '../../framework/states/page-skeleton.tsx';
import { useText } from '../../text.ts';
import { BasicFigures } from './basic-figures.tsx';
import { LatestNotifications } from './latest-notifications.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { SetupChecklist } from './setup-checklist.tsx';
import { Today } from './today.tsx';
import { WaitingWork } from './waiting-work.tsx';

/** Milliseconds between two requests while the tab is visible. */
const REFRESH_MS = 60_000;

/** The first screen: today's sales, pending work and recent events, as far as the user's role may see them. */
export function Dashboard() {
  const text = useText();
  useScreenTitle(text('menu.dashboard'));
  const hasPermission = useHasPermission();
  if (hasPermission('sales')) return <SalesDashboard />;
  return <Text c="dimmed">{text('dashboard.chooseScreen')}</Text>;
}

function SalesDashboard() {
  const { data, error, isFetching, refetch } = useGetDashboardQuery(undefined, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const figures = data?.data;
  // Another API may not have the endpoint (docs/guides/another-api.md).
  if (!figures && isApiFailure(error) && error.code === 'NOT_FOUND') return <BasicFigures />;
  if (!figures && error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
  if (!figures) return <PageSkeleton />;
  return (
    <Stack gap="lg">
      <SetupChecklist steps={figures.setup} />
      <Today figures={figures} />
      <WaitingWork figures={figures} />
      <LatestOrders />
      <LatestNotifications notifications={figures.notifications} />
    </Stack>
  );
}
