import { useSearchParams } from '@fakos/shared-kit/router';
import { Stack, Tabs } from '@mantine/core';
import '@mantine/charts/styles.layer.css';
import { useMemo } from 'react';
import { useScreenTitle } from '../../framework/layout/screen-title.tsx';
import { findAllowed } from '../../framework/list/use-list-address.ts';
import { useText } from '../../text.ts';
import { useAnalyticsText } from './analytics-text.ts';
import { Behaviour } from './behaviour/behaviour.tsx';
import { getToday, readPeriod } from './period.ts';
import { PeriodBar } from './period-bar.tsx';
import { Sales } from './sales/sales.tsx';
import { Speed } from './speed/speed.tsx';
import { Visits } from './visits/visits.tsx';

const tabs = { visits: Visits, behaviour: Behaviour, sales: Sales, speed: Speed } as const;
const tabNames = ['visits', 'behaviour', 'sales', 'speed'] as const;

/** Reports of visits, behaviour, sales and the speed of pages. Days and tab are part of the address. */
export function Analytics() {
  const text = useText();
  const analyticsText = useAnalyticsText();
  useScreenTitle(text('menu.analytics'));
  const [params, setParams] = useSearchParams();
  const shown = findAllowed(params.get('tab') ?? '', tabNames) ?? 'visits';
  const period = useMemo(() => readPeriod(params, getToday()), [params]);
  const Tab = tabs[shown];

  function change(changes: Readonly<Record<string, string>>) {
    const after = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) after.set(name, value);
      else after.delete(name);
    }
    setParams(after, { replace: true });
  }

  return (
    <Stack gap="lg">
      {shown !== 'speed' && <PeriodBar key={`${period.from} ${period.to}`} period={period} onChange={change} />}
      <Tabs value={shown} onChange={(tab) => change({ tab: tab === null || tab === 'visits' ? '' : tab })}>
        <Tabs.List mb="md">
          {tabNames.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {analyticsText(`tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabNames.map((name) => (
          <Tabs.Panel key={name} value={name}>
            {name === shown && <Tab from={period.from} to={period.to} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  );
}
