import type { StaffPermission } from '@fakos/contracts/permissions';
import { useGetAdminSettingsQuery } from '@fakos/shared-kit/api/admin-settings/hooks';
import { useLocation } from '@fakos/shared-kit/router';
import { Alert, Group, Stack } from '@mantine/core';
import { useScreenTitle } from '../../framework/layout/screen-title.tsx';
import { useHasPermission } from '../../framework/session/use-has-permission.ts';
import {
  findSettingTab,
  type SettingTab,
  settingPlaces,
  settingTabs,
} from '../../framework/settings/setting-places.ts';
import { FailureState } from '../../framework/states/failure-state.tsx';
import { Forbidden } from '../../framework/states/forbidden.tsx';
import { isUnsupported } from '../../framework/states/is-unsupported.ts';
import { PageSkeleton } from '../../framework/states/page-skeleton.tsx';
import { useText } from '../../text.ts';
import { NavigationForm } from './form/navigation-form.tsx';
import { SettingsForm } from './form/settings-form.tsx';
import { SettingsHistory } from './history/settings-history.tsx';
import { SettingsSearch } from './settings-search.tsx';
import { SettingsTabs } from './settings-tabs.tsx';

/** The settings of the shop, one tab per address. */
export function SettingsScreen() {
  const tab = findSettingTab(useLocation().pathname) ?? 'content';
  const isOpen = listOpenTabs(useHasPermission()).includes(tab);
  return isOpen ? <SettingsPage tab={tab} /> : <Forbidden />;
}

function SettingsPage({ tab }: { tab: SettingTab }) {
  const text = useText();
  const hasPermission = useHasPermission();
  useScreenTitle(text('settings.title', { tab: text(`settings.tabs.${tab}`) }));
  return (
    <Stack>
      <Group align="end" justify="space-between">
        <SettingsSearch />
      </Group>
      <SettingsTabs tab={tab} tabs={listOpenTabs(hasPermission)} />
      {tab === 'navigation' ? <NavigationForm /> : <TabForm tab={tab} />}
      {hasPermission('administration') && <SettingsHistory />}
    </Stack>
  );
}

function TabForm({ tab }: { tab: SettingTab }) {
  const text = useText();
  const { data, error, isFetching, refetch } = useGetAdminSettingsQuery({});
  if (data) return <SettingsForm key={tab} tab={tab} data={data.data} />;
  if (isUnsupported(error)) return <Alert title={text('settings.unsupported')} />;
  if (error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
  return <PageSkeleton />;
}

/** The tabs with at least one section that the user may change. */
function listOpenTabs(hasPermission: (permission: StaffPermission) => boolean): readonly SettingTab[] {
  return settingTabs.filter((tab) => {
    const sections = settingPlaces[tab];
    return sections.length === 0 || sections.some(({ permission = 'settings' }) => hasPermission(permission));
  });
}
