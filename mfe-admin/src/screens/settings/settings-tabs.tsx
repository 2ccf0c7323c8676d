import { Link, useNavigate } from '@fakos/shared-kit/router';
import { Box, NativeSelect } from '@mantine/core';
import { getSettingAddress, type SettingTab } from '../../framework/settings/setting-places.ts';
import { useText } from '../../text.ts';
import styles from './settings.module.css';

/** The tabs as links; on phones a select. */
export function SettingsTabs({ tab, tabs }: { tab: SettingTab; tabs: readonly SettingTab[] }) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <>
      <NativeSelect
        hiddenFrom="sm"
        label={text('settings.tabsLabel')}
        value={tab}
        onChange={(event) => navigate(getSettingAddress(event.currentTarget.value as SettingTab))}
        data={tabs.map((value) => ({ value, label: text(`settings.tabs.${value}`) }))}
      />
      <Box component="nav" visibleFrom="sm" aria-label={text('settings.tabsLabel')}>
        <ul className={styles.tabs}>
          {tabs.map((name) => (
            <li key={name}>
              <Link
                to={getSettingAddress(name)}
                className={styles.tab}
                {...(name === tab && { 'aria-current': 'page' as const })}
              >
                {text(`settings.tabs.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Box>
    </>
  );
}
